/** ESLint rule: an exported function says in a doc comment what it takes, answers and refuses. */
export const documentedExports = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    'Program > ExportNamedDeclaration > FunctionDeclaration'(node) {
      const comment = context.sourceCode.getCommentsBefore(node.parent).at(-1);
      if (comment?.type === 'Block' && comment.value.startsWith('*')) return;
      context.report({ node: node.id, message: `Describe ${node.id.name} in a doc comment.` });
    },
  }),
};
