/**
 * What may become markup beside Svelte's templates: the empty text, with which Konva empties its container. Every other
 * text is refused by the page's policy (Trusted Types), and no text at all becomes code.
 */

interface Policies {
  createPolicy(name: 'default', rules: { readonly createHTML: (text: string) => string | null }): unknown;
}

/** Sets the page's rule; before anything is drawn. */
export function allowEmptyMarkupOnly(scope: object): void {
  (scope as { readonly trustedTypes?: Policies }).trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === '' ? text : null),
  });
}
