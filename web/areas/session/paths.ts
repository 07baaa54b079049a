export const resetPasswordPath = () => '/reset-password';
export const verifyEmailPath = () => '/verify-email';
