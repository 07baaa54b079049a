import { meets } from '../../../schema/rules/permissions.ts';
import type { SessionViewer } from '../../kernel/sessionState.ts';

const WHO = `# Who am I, and what may I do?
query Viewer {
  viewer {
    user {
      userName
      roles
    }
    customer {
      id
      name
      timezone
    }
    permissions
  }
}
`;

const ENCODERS = `# Every encoder with its channel and state. Look at the REST calls below the result after running it.
query Encoders($first: Int = 50) {
  viewer {
    customer {
      name
      encoders(first: $first) {
        totalCount
        nodes {
          name
          model
          version
          channel {
            name
          }
          status {
            state
            cpuUsage
            reportedAt
          }
        }
      }
    }
  }
}
`;

const ENCODERS_LIVE = `# Runs until it is stopped: an event whenever an encoder changes.
subscription EncodersLive {
  encodersChanged {
    sequence
    at
    encoders {
      name
      status {
        state
        cpuUsage
      }
    }
  }
}
`;

const LIBRARY = `# The newest saved videos. As CSV it pages to the end by itself.
query Library($first: Int = 50) {
  viewer {
    customer {
      mediaSearch(first: $first, sort: MOST_RECENT) {
        totalCount
        nodes {
          title
          length
          state
          createdAt
          tags
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
}
`;

/** The tabs of somebody who opens the explorer for the first time: only what they are allowed to ask. */
export function defaultOperations({ permissions }: SessionViewer): { query: string }[] {
  const queries = [
    WHO,
    ...(meets(permissions, ['MANAGE_ENCODER_AND_WEB_SETTINGS']) ? [ENCODERS, ENCODERS_LIVE] : []),
    ...(meets(permissions, ['VIDEO_REVIEW']) ? [LIBRARY] : []),
  ];
  return queries.map((query) => ({ query }));
}
