export const resetPasswordPath = () => '/reset-password';
export const verifyEmailPath = () => '/verify-email';
export const acceptInvitePath = (id: string) => `/userinvites/${id}/accept`;
