export const dashboardPath = () => '/';

/** The dashboard, which then asks whether a destination is to stop. */
export const stopPath = (destinationId: string) => `/?stop=${encodeURIComponent(destinationId)}`;
