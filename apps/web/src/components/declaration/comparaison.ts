import {
  adresseEnLigne,
  afficherNumero,
  formatFrDate,
  idParcelle,
  normaliserTexte,
  parcelleLisible,
  LABEL_NON_RENSEIGNE,
  type ImmatCopropriete,
} from '@registre/domain'
import type { Candidat } from './types.ts'

export interface LigneComparaison {
  libelle: string
  declaree: string
  candidate: string
  /** True when both say something, and not the same. */
  differe: boolean
}

const ou = (texte: string): string => (texte === '' ? LABEL_NON_RENSEIGNE : texte)
const compte = (n: number | null): string => (n === null || n === 0 ? '' : String(n))

/** `declaree` is null for what a declaration does not carry. */
const ligne = (libelle: string, declaree: string | null, candidate: string): LigneComparaison => ({
  libelle,
  declaree: declaree === null ? '—' : ou(declaree),
  candidate: ou(candidate),
  differe:
    declaree !== null &&
    declaree !== '' &&
    candidate !== '' &&
    normaliserTexte(declaree) !== normaliserTexte(candidate),
})

const parcelles = (ids: readonly string[]): string =>
  [...new Set(ids)].sort().map(parcelleLisible).join(', ')

/** The declared co-ownership and a candidate, line by line. */
export const comparer = (contenu: ImmatCopropriete, candidat: Candidat): LigneComparaison[] => {
  const { identification: i, donneesTechniques: t } = contenu
  return [
    ligne(
      'Numéro d’immatriculation',
      null,
      candidat.numeroImmatriculation === null ? '' : afficherNumero(candidat.numeroImmatriculation),
    ),
    ligne('Nom', i.nomCopropriete, candidat.nom),
    ligne(
      'Adresse de référence',
      i.adressePrincipale ? adresseEnLigne(i.adressePrincipale) : '',
      candidat.adresseReference,
    ),
    ligne(
      'Parcelles (section et numéro)',
      parcelles(i.parcelle.map(idParcelle)),
      parcelles(candidat.parcelles),
    ),
    ligne('Nombre de lots', compte(i.nbLots), compte(candidat.nbLots)),
    ligne('Nombre de bâtiments', compte(t.nbBatimentsTotal), compte(candidat.nbBatiments)),
    ligne(
      'Date du règlement',
      formatFrDate(i.dateReglementCopropriete),
      candidat.dateReglement ?? '',
    ),
    ligne('Date de création au registre', null, candidat.dateCreation ?? ''),
    ligne('Représentant légal', null, candidat.representantLegal),
  ]
}

interface FauteReponse {
  candidatId: number
  champ: 'reponse' | 'motif'
  message: string
}

/**
 * The answers that miss: each candidate is the same co-ownership, or another one with the reason.
 */
export const fautesReponses = (
  candidats: readonly Candidat[],
  reponses: readonly { candidatId: number; reponse: string; motif: string }[],
): FauteReponse[] =>
  candidats.flatMap((c): FauteReponse[] => {
    const reponse = reponses.find((r) => r.candidatId === c.id)
    const qui = c.numeroImmatriculation === null ? c.nom : afficherNumero(c.numeroImmatriculation)
    const faute = (champ: FauteReponse['champ'], dire: string): FauteReponse[] => [
      { candidatId: c.id, champ, message: `${qui} : ${dire}` },
    ]
    if (!reponse) return faute('reponse', 'dites s’il s’agit de la même copropriété.')
    return reponse.reponse === 'DIFFERENTE' && reponse.motif.trim() === ''
      ? faute('motif', 'expliquez en quoi ce n’est pas la même copropriété.')
      : []
  })
