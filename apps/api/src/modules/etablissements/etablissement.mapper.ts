import type { etablissementVu } from '@registre/contract'
import {
  enFrance,
  type Acteur,
  LABELS_STATUT_TELEDECLARANT,
  LABELS_TYPE_TELEDECLARANT,
  lireCivilite,
  peutChangerEtablissement,
  peutModifierEtablissement,
} from '@registre/domain'
import type { output } from 'zod'
import { typeDeclarant } from '../reference/type-declarant.ts'
import type { EtablissementRow } from './etablissement.repository.ts'

type Vu = output<typeof etablissementVu>

const texte = (adresse: unknown, cle: string): string => {
  const valeur: unknown =
    typeof adresse === 'object' && adresse !== null ? Reflect.get(adresse, cle) : undefined
  return typeof valeur === 'string' ? valeur : ''
}

const versAdresse = (adresse: unknown): Vu['representant']['adresse'] => ({
  complement: texte(adresse, 'complement'),
  batiment: texte(adresse, 'batiment'),
  voie: texte(adresse, 'voie'),
  lieuDit: texte(adresse, 'lieuDit'),
  codePostal: texte(adresse, 'codePostal'),
  commune: texte(adresse, 'commune'),
  pays: texte(adresse, 'pays') || 'FRANCE',
})

/** An establishment with what the caller may do on it. */
export const versEtablissement = (row: EtablissementRow, acteur: Acteur): Vu => {
  const type = typeDeclarant(row.type)
  return {
    id: row.id,
    version: row.version,
    type,
    libelleType: LABELS_TYPE_TELEDECLARANT[type],
    statut: row.statut,
    libelleStatut: LABELS_STATUT_TELEDECLARANT[row.statut],
    raisonSociale: row.raison_sociale,
    siret: row.siret ?? '',
    codeApe: row.code_ape,
    libelleApe: row.libelle_ape,
    typeEtablissement: row.type_etablissement,
    numEtude: row.num_etude,
    adresse: row.adresse,
    codePostal: row.code_postal,
    commune: row.commune,
    telephone: row.telephone,
    representant: {
      civilite: lireCivilite(row.rep_civilite),
      nom: row.rep_nom,
      prenom: row.rep_prenom,
      email: row.rep_email,
      telephone: row.rep_telephone,
      adresse: versAdresse(row.rep_adresse),
    },
    domicilieEnFrance: enFrance(texte(row.rep_adresse, 'pays')),
    allowedToEdit: peutModifierEtablissement(acteur, row.id),
    allowedToMove: peutChangerEtablissement(acteur, row.id) && row.siret !== null,
  }
}
