import { adresseEnLigne, idParcelle, parcelleLisible } from '@registre/domain'
import { VIDE } from '../../lib/format.ts'
import type { Candidat, Declaration } from './types.ts'

export interface LigneComparee {
  critere: string
  demande: string
  existante: string
  identique: boolean
}

const texte = (v: string | number | null | undefined): string =>
  v === null || v === undefined || v === '' ? VIDE : String(v)

const ligne = (
  critere: string,
  demande: string | number | null | undefined,
  existante: string | number | null | undefined,
): LigneComparee => {
  const [a, b] = [texte(demande), texte(existante)]
  return {
    critere,
    demande: a,
    existante: b,
    identique:
      a !== VIDE &&
      a.localeCompare(b, 'fr', { sensitivity: 'base', ignorePunctuation: true }) === 0,
  }
}

const lisibles = (ids: readonly string[]): string => ids.map(parcelleLisible).join(', ')

/**
 * The request and a close co-ownership, criterion by criterion (specification 1, "Duplicates
 * table"). `representant` is whom the request declares, as the register names the other's: none in
 * a notary's.
 */
export const comparer = (
  declaration: Declaration,
  candidat: Candidat,
  representant: string,
): LigneComparee[] => {
  const { identification: i, donneesTechniques: t } = declaration.immatCopropriete
  const parcelles = i.parcelle.map((p) => idParcelle(p))
  const communes = parcelles.filter((p) => candidat.parcelles.includes(p)).length
  return [
    ligne('Nom', i.nomCopropriete, candidat.nom),
    ligne(
      'Adresse de référence',
      i.adressePrincipale ? adresseEnLigne(i.adressePrincipale) : null,
      candidat.adresseReference,
    ),
    {
      ...ligne('Parcelles', lisibles(parcelles), lisibles(candidat.parcelles)),
      identique:
        communes > 0 && communes === parcelles.length && communes === candidat.parcelles.length,
    },
    ligne('Nombre de lots', i.nbLots, candidat.nbLots),
    ligne('Nombre de bâtiments', t.nbBatimentsTotal || null, candidat.nbBatiments || null),
    ligne('Date du règlement', i.dateReglementCopropriete, candidat.dateReglement),
    ligne('Représentant légal', representant, candidat.representantLegal),
    // Two that were filed on one day are no closer for it.
    {
      ...ligne(
        'Date de création',
        declaration.soumisLe
          ? new Date(declaration.soumisLe).toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' })
          : null,
        candidat.dateCreation,
      ),
      identique: false,
    },
  ]
}
