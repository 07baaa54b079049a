const FROM_FORMATTERS = 'Take it from web/time/formatters.ts.';
const isIntl = ({ type, name }) => type === 'Identifier' && name === 'Intl';

/** An exported function says in a doc comment what it takes, answers and refuses. */
const documentedExports = {
  create: (context) => ({
    ExportNamedDeclaration(node) {
      if (node.declaration?.type !== 'FunctionDeclaration' || node.parent.type !== 'Program') return;
      const comment = context.sourceCode.getCommentsBefore(node).at(-1);
      if (comment?.type === 'Block' && comment.value.startsWith('*')) return;
      const { id } = node.declaration;
      context.report({ node: id, message: `Describe ${id.name} in a doc comment.` });
    },
  }),
};

/** Requires named exports from the file that defines them. */
const namedExports = {
  create: (context) => ({
    ExportDefaultDeclaration: (node) => context.report({ node, message: 'Export by name.' }),
    ExportAllDeclaration: (node) =>
      context.report({ node, message: 'No barrels: import from the file itself.' }),
  }),
};

/** Formatters are dear to make, and zones easy to get wrong: both are asked for in one place. */
const sharedFormatters = {
  create(context) {
    const see = (node) => {
      const { callee } = node;
      if (callee.type !== 'MemberExpression') return;
      const shown = !callee.computed && /^toLocale(Date|Time)?String$/.test(callee.property.name ?? '');
      if (isIntl(callee.object) || (node.type === 'CallExpression' && shown)) {
        context.report({ node, message: FROM_FORMATTERS });
      }
    };
    return { NewExpression: see, CallExpression: see };
  },
};

/** A change made of what the router has drawn takes back the one before it: `useAddress` goes on from the last. */
const sharedAddress = {
  create: (context) => ({
    ImportSpecifier(node) {
      if (node.imported.name === 'useSearchParams')
        context.report({ node, message: 'Take useAddress from web/kernel/useAddress.ts.' });
    },
  }),
};

// A plugin of oxlint, which wants the default export.
// oxlint-disable-next-line house/named-exports
export default {
  meta: { name: 'house' },
  rules: {
    'documented-exports': documentedExports,
    'named-exports': namedExports,
    'shared-address': sharedAddress,
    'shared-formatters': sharedFormatters,
  },
};
