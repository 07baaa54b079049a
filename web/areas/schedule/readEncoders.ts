/** Either lets a person look at encoders (PRM-01, PRM-02). */
export const READ_ENCODERS = ['VIEW_DASHBOARD', 'MANAGE_ENCODER_AND_WEB_SETTINGS'] as const;
