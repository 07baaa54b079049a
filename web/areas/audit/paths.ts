export const auditPath = () => '/settings/activity';
