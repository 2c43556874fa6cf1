import type { Settings } from '../../platform/env.ts'

/** Where the web client shows things: the addresses that mails give. */
export interface Liens {
  accueil: string
  fiche(coproprieteId: number): string
  brouillon(declarationId: number): string
  mandatsARenouveler: string
  connexion: string
}

/** Addresses under PUBLIC_URL, or under this machine's own address when it is not set. */
export const creerLiens = ({ PUBLIC_URL, PORT }: Pick<Settings, 'PUBLIC_URL' | 'PORT'>): Liens => {
  const base = new URL(PUBLIC_URL ?? `http://127.0.0.1:${PORT}`).href.replace(/\/$/, '')
  return {
    accueil: `${base}/`,
    fiche: (coproprieteId) => `${base}/copropriete/fiche/${coproprieteId}`,
    brouillon: (declarationId) => `${base}/immatriculer-copropriete/recapitulatif?id=${declarationId}`,
    mandatsARenouveler: `${base}/copropriete?filter=renouveler-mandat`,
    connexion: `${base}/compte`,
  }
}
