import { LABELS_CIVILITE, siretLisible } from '@registre/domain'
import type { Answer } from '../../lib/api/index.ts'
import type { KeyValue } from '@registre/ui'
import { VIDE } from '../../lib/format.ts'

export type Etablissement = Answer<'lireEtablissement'>
export type SaisieEtablissement = Pick<Etablissement, 'telephone' | 'representant'>

/** The contact data, as a form starts from them. */
export const saisieDe = ({ telephone, representant }: Etablissement): SaisieEtablissement => ({
  telephone,
  representant: { ...representant, adresse: { ...representant.adresse } },
})

/** What identifies an establishment: nothing of it is changed here. */
export const identite = (e: Etablissement): KeyValue[] => [
  { label: 'Type', value: e.libelleType },
  { label: 'Raison sociale', value: e.raisonSociale || VIDE },
  ...(e.siret ? [{ label: 'SIRET', value: siretLisible(e.siret) }] : []),
  ...(e.codeApe
    ? [{ label: 'Code APE', value: `${e.codeApe}${e.libelleApe ? ` – ${e.libelleApe}` : ''}` }]
    : []),
  ...(e.numEtude === null ? [] : [{ label: 'Numéro d’étude', value: String(e.numEtude) }]),
  { label: 'Adresse', value: e.adresse.filter((ligne) => ligne !== '').join(', ') || VIDE },
  { label: 'Statut', value: e.libelleStatut },
]

/** The contact data, label by label: what those who only read see, and what a conflict compares. */
export const coordonnees = ({
  telephone,
  representant: r,
}: SaisieEtablissement): { label: string; value: string }[] =>
  [
    { label: 'Téléphone de l’établissement', value: telephone },
    { label: 'Civilité', value: r.civilite ? LABELS_CIVILITE[r.civilite] : '' },
    { label: 'Nom', value: r.nom },
    { label: 'Prénom', value: r.prenom },
    { label: 'Adresse électronique', value: r.email },
    { label: 'Téléphone', value: r.telephone ?? '' },
    { label: 'Complément d’adresse', value: r.adresse.complement ?? '' },
    { label: 'Bâtiment', value: r.adresse.batiment ?? '' },
    { label: 'Voie', value: r.adresse.voie ?? '' },
    { label: 'Lieu-dit ou boîte postale', value: r.adresse.lieuDit ?? '' },
    { label: 'Code postal', value: r.adresse.codePostal ?? '' },
    { label: 'Commune', value: r.adresse.commune ?? '' },
    { label: 'Pays', value: r.adresse.pays ?? '' },
  ].map(({ label, value }) => ({ label, value: value ?? '' }))

/** What somebody else saved meanwhile: the lines that differ from those that were read. */
export const changements = (
  avant: SaisieEtablissement,
  maintenant: SaisieEtablissement,
): { label: string; value: string }[] => {
  const lus = coordonnees(avant)
  return coordonnees(maintenant).filter(({ value }, i) => value !== lus[i]?.value)
}
