/** Whether the page is a game alone: its own bar stands where the page's header would. */
export const bare = $state({ is: false });
