/** Valid texts of a YouTube post. */
export const POST = {
  kind: 'YOUTUBE',
  destinationId: 'UC-1',
  accountId: 'account-1',
  title: 'Service',
  description: 'Songs and readings',
} as const;

const URL = 'https://give.example';

/** Changes of a post that break a rule, with the field, the reason and the words of the refusal. */
export const POST_REFUSALS: readonly (readonly [
  rule: string,
  change: object,
  field: string,
  reason: string,
  message: string,
])[] = [
  ['DST-01', { title: ' ' }, 'title', 'POST_TITLE_REQUIRED', 'A title is required.'],
  ['DST-01', { kind: 'FACEBOOK', title: null }, 'title', 'POST_TITLE_REQUIRED', 'A title is required.'],
  ['DST-01', { description: '' }, 'description', 'POST_DESCRIPTION_REQUIRED', 'A description is required.'],
  [
    'DST-02',
    { title: 'a < b' },
    'title',
    'POST_ANGLE_BRACKETS',
    'Titles and descriptions must not contain < or >.',
  ],
  [
    'DST-02',
    { kind: 'FACEBOOK', description: 'a > b' },
    'description',
    'POST_ANGLE_BRACKETS',
    'Titles and descriptions must not contain < or >.',
  ],
  [
    'DST-03',
    { title: 'x'.repeat(101) },
    'title',
    'YOUTUBE_TITLE_TOO_LONG',
    'A YouTube title must have at most 100 characters; this one has 101.',
  ],
  ['DST-04', { accountId: null }, 'accountId', 'POST_ACCOUNT_REQUIRED', 'Choose an account.'],
  ['DST-04', { destinationId: '' }, 'destinationId', 'POST_DESTINATION_REQUIRED', 'Choose a destination.'],
  [
    'DST-04',
    { privacy: null },
    'privacy',
    'POST_PRIVACY_REQUIRED',
    'Choose the visibility: private, organization, or public.',
  ],
  [
    'DST-04',
    { publishStatus: null },
    'publishStatus',
    'POST_PUBLISH_STATUS_REQUIRED',
    'Choose the publish status.',
  ],
  [
    'DST-05',
    { hasButton: true, buttonUrl: URL },
    'buttonText',
    'POST_BUTTON_TEXT_REQUIRED',
    'Enter a text for the call-to-action button.',
  ],
  [
    'DST-05',
    { hasButton: true, buttonText: 'x'.repeat(13), buttonUrl: URL },
    'buttonText',
    'POST_BUTTON_TEXT_TOO_LONG',
    'A call-to-action button must have at most 12 characters; this one has 13.',
  ],
  [
    'DST-06',
    { hasButton: true, buttonText: 'Give' },
    'buttonUrl',
    'POST_BUTTON_URL_REQUIRED',
    'Enter a URL for the call-to-action button.',
  ],
];

/** Changes that are as much as a rule allows. */
export const POSTS_ALLOWED: readonly (readonly [rule: string, change: object])[] = [
  ['DST-03', { title: 'x'.repeat(100) }],
  ['DST-03', { kind: 'FACEBOOK', title: 'x'.repeat(101) }],
  ['DST-05', { hasButton: true, buttonText: 'x'.repeat(12), buttonUrl: URL }],
  ['DST-06', { hasButton: false }],
];
