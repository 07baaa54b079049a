import { inOrder } from '../../../web/areas/admin/public/organizationLists.ts';

const kept = (customerId: string, date: string, count: number) => ({
  customerId,
  customerName: customerId,
  date,
  count,
});

test('ORG-13 APP-13 organisations are ordered by date, then by how often they were visited', () => {
  const list = [
    kept('often', '2026-11-20T10:00:00.000Z', 9),
    kept('latest', '2026-11-21T08:00:00.000Z', 1),
    kept('seldom', '2026-11-20T10:00:00.000Z', 2),
  ];
  expect(inOrder(list).map(({ customerId }) => customerId)).toEqual(['latest', 'often', 'seldom']);
});
