export const schedulePath = () => '/schedule';
