import { LABELS_CIVILITE, siretLisible } from '@registre/domain'
import type { Answer } from '../../lib/api/index.ts'
import type { Facts } from '@registre/ui'
import { VIDE } from '../../lib/format.ts'

export type Etablissement = Answer<'lireEtablissement'>
export type SaisieEtablissement = Pick<Etablissement, 'telephone' | 'representant'>

/** The contact data, as a form starts from them. */
export const saisieDe = ({ telephone, representant }: Etablissement): SaisieEtablissement => ({
  telephone,
  representant: { ...representant, adresse: { ...representant.adresse } },
})

/** What identifies an establishment: nothing of it is changed here. */
export const identite = (e: Etablissement): Facts => ({
  Type: e.libelleType,
  'Raison sociale': e.raisonSociale || VIDE,
  SIRET: e.siret ? siretLisible(e.siret) : undefined,
  'Code APE': e.codeApe ? [e.codeApe, e.libelleApe].filter(Boolean).join(' – ') : undefined,
  'Numéro d’étude': e.numEtude,
  Adresse: e.adresse.filter((ligne) => ligne !== '').join(', ') || VIDE,
  Statut: e.libelleStatut,
})

/** Contact data, label by label. */
export type Coordonnees = Readonly<Record<string, string>>

/** Those of an establishment: what those who only read see, and what a conflict compares. */
export const coordonnees = ({ telephone, representant: r }: SaisieEtablissement): Coordonnees => ({
  'Téléphone de l’établissement': telephone,
  Civilité: r.civilite ? LABELS_CIVILITE[r.civilite] : '',
  Nom: r.nom,
  Prénom: r.prenom,
  'Adresse électronique': r.email,
  Téléphone: r.telephone ?? '',
  'Complément d’adresse': r.adresse.complement ?? '',
  Bâtiment: r.adresse.batiment ?? '',
  Voie: r.adresse.voie ?? '',
  'Lieu-dit ou boîte postale': r.adresse.lieuDit ?? '',
  'Code postal': r.adresse.codePostal ?? '',
  Commune: r.adresse.commune ?? '',
  Pays: r.adresse.pays ?? '',
})

/** What somebody else saved meanwhile: the lines that differ from those that were read. */
export const changements = (
  avant: SaisieEtablissement,
  maintenant: SaisieEtablissement,
): Coordonnees => {
  const lus = coordonnees(avant)
  return Object.fromEntries(
    Object.entries(coordonnees(maintenant)).filter(([label, value]) => value !== lus[label]),
  )
}
