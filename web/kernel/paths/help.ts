export const helpPath = () => '/help';
export const contactPath = () => '/help/contact';
