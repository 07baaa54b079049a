export const explorerPath = () => '/explorer';
