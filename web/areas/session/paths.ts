export const resetPasswordPath = () => '/reset-password';
