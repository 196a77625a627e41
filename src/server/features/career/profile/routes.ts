/** HTTP of the feature: one call to one verb each. */
export const profileRoutes = {};
