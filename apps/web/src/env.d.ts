/** Version of the product, from package.json. */
declare const VERSION_PRODUIT: string

interface ImportMetaEnv {
  /** 'etat' for those entitled to the State's brand; neutral otherwise. */
  readonly VITE_MARQUE?: string
}

/** A file as its text. */
declare module '*?raw' {
  const texte: string
  export default texte
}

declare module '@codegouvfr/react-dsfr/dsfr/*.module' {}
