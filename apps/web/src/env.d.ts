/** Version of the product, from package.json. */
declare const VERSION_PRODUIT: string

interface ImportMetaEnv {
  /** 'etat' for those entitled to the State's brand; neutral otherwise. */
  readonly VITE_MARQUE?: string
}

declare module '@codegouvfr/react-dsfr/dsfr/*.module' {}

/** What scripts/regles.ts makes of the catalogue of rules. */
declare module 'virtual:regles' {
  export const REGLES: readonly import('../scripts/regles.ts').RegleDite[]
  /** Code and name of each part of a declaration. */
  export const BLOCS: readonly (readonly [code: string, nom: string])[]
}
