import { afficherNumero, nommerCopropriete } from '@registre/domain'
import type { Liens } from './liens.ts'

// What several mails say the same way.

/** « Résidence des Tilleuls », or the bare word for a co-ownership without a name. */
export const nommer = (d: { nomCopropriete: string }): string => nommerCopropriete(d.nomCopropriete)
/** The co-ownership in the subject line: its name and its number. */
export const sujet = (d: { nomCopropriete: string; numero?: string }): string =>
  [d.nomCopropriete, d.numero ? afficherNumero(d.numero) : '']
    .filter((mot) => mot !== '')
    .join(' – ') || 'votre copropriété'
/** The co-ownership and where it stands. */
export const situee = (d: { nomCopropriete: string; adresse: string }): string =>
  `${nommer(d)}${d.adresse === '' ? '' : `, ${d.adresse}`}`
/** The button that leads to the sheet. */
export const voirFiche = (liens: Liens, d: { coproprieteId: number }) => ({
  libelle: 'Voir la copropriété',
  url: liens.fiche(d.coproprieteId),
})
/** What follows the name of a registered co-ownership; nothing before it has a number. */
export const sousNumero = (d: { numero: string }): string =>
  d.numero === '' ? '' : `, immatriculée sous le numéro ${afficherNumero(d.numero)}`
/** The co-ownership and its number. */
export const immatriculee = (d: { nomCopropriete: string; numero: string }): string =>
  `${nommer(d)}${sousNumero(d)}`
type Suivi = { numero: string; idMandat: number } | null
/** The button to what follows a request: the list of attachments, or the sheet. */
export const suivre = (liens: Liens, d: { coproprieteId: number; rattachement?: Suivi }) =>
  d.rattachement
    ? { libelle: 'Suivre mes demandes de rattachement', url: liens.rattacher }
    : voirFiche(liens, d)
/** The button to where an answer is written. */
export const reprendre = (
  liens: Liens,
  d: { coproprieteId: number; declarationId: number | null; rattachement?: Suivi },
) => {
  const libelle = 'Répondre à la demande de précisions'
  if (d.rattachement)
    return { libelle, url: liens.rattachement(d.rattachement.numero, d.rattachement.idMandat) }
  return {
    libelle,
    url:
      d.declarationId === null
        ? liens.dissolution(d.coproprieteId)
        : liens.brouillon(d.declarationId),
  }
}
