import type { teledeclarantVu } from '@registre/contract'
import {
  type Acteur,
  compteEmpruntable,
  decisionsFermeture,
  LABELS_STATUT_TELEDECLARANT,
  LABELS_TYPE_TELEDECLARANT,
  LABELS_VEILLE,
  peutModifierTeledeclarant,
  peutSupprimerTeledeclarant,
  statutsPossibles,
  typesPossibles,
  type Veille,
} from '@registre/domain'
import type { output } from 'zod'
import { versEtablissement } from '../etablissements/etablissement.mapper.ts'
import type { lireRepriseDe } from '../portefeuilles/reprises.ts'
import type { TeledeclarantRow } from './teledeclarant.repository.ts'

const LIGNES_ADRESSE = 7
const pluriel = (n: number, un: string, plusieurs: string): string =>
  `${n} ${n > 1 ? plusieurs : un}`

/**
 * What keeps a declarant from being deleted, in words: running or future mandates, requests that
 * wait.
 */
export const empechementsDe = (
  row: Pick<TeledeclarantRow, 'nb_mandats' | 'nb_demandes'>,
): string[] => [
  ...(row.nb_mandats > 0
    ? [pluriel(row.nb_mandats, 'mandat en cours ou à venir', 'mandats en cours ou à venir')]
    : []),
  ...(row.nb_demandes > 0
    ? [pluriel(row.nb_demandes, 'demande en attente', 'demandes en attente')]
    : []),
]

const instantOuRien = (ms: number | null): string | null =>
  ms === null ? null : new Date(ms).toISOString()

const versVeille = (v: Veille): NonNullable<output<typeof teledeclarantVu>['veille']> => ({
  etat: v.etat,
  libelle: LABELS_VEILLE[v.etat],
  luLe: new Date(v.luLe).toISOString(),
  constateLe: new Date(v.constateLe).toISOString(),
  confirmeLe: instantOuRien(v.confirmeLe),
  leveLe: instantOuRien(v.leveLe),
  decisions: decisionsFermeture(v),
})

const versReprise = (
  r: NonNullable<Awaited<ReturnType<typeof lireRepriseDe>>>,
): NonNullable<output<typeof teledeclarantVu>['reprise']> => ({
  id: r.id,
  etat: r.etat,
  repreneur: { id: r.teledeclarant_id, nom: r.nom ?? '', siret: r.siret ?? '' },
  documentId: r.document_id,
  nomDocument: r.nom_document ?? '',
  preuveSaine: r.saine ?? false,
  demandeLe: r.cree_le.toISOString(),
  termineLe: r.termine_le?.toISOString() ?? null,
  nbLignes: r.nb_lignes,
  faites: r.faites ?? 0,
  laissees: r.laissees ?? 0,
})

/** The file of a declarant with what the keeper may do on it. */
export const versTeledeclarant = (
  row: TeledeclarantRow,
  acteur: Acteur,
  veille: Veille | null,
  reprise: Awaited<ReturnType<typeof lireRepriseDe>>,
): output<typeof teledeclarantVu> => {
  const e = versEtablissement(row, acteur)
  return {
    id: row.id,
    version: row.version,
    type: e.type,
    libelleType: LABELS_TYPE_TELEDECLARANT[e.type],
    numEtude: row.num_etude,
    etablissement: {
      raisonSociale: row.raison_sociale,
      siret: row.siret ?? '',
      codeApe: row.code_ape,
      libelleApe: row.libelle_ape,
      typeEtablissement: row.type_etablissement,
      adresse: row.adresse.slice(0, LIGNES_ADRESSE),
      codePostal: row.code_postal,
      commune: row.commune,
      telephone: row.telephone,
    },
    representant: e.representant,
    domicilieEnFrance: e.domicilieEnFrance,
    parametres: {
      statut: row.statut,
      libelleStatut: LABELS_STATUT_TELEDECLARANT[row.statut],
      codeActivationLe: row.code_activation_le?.toISOString() ?? null,
      certificatDn1: row.certificat_dn1,
      certificatDn2: row.certificat_dn2,
      emetteurDn1: row.emetteur_dn1,
      emetteurDn2: row.emetteur_dn2,
    },
    statutsPossibles: statutsPossibles(e.type, row.statut),
    typesPossibles: typesPossibles(e.type),
    saisiALaMain: row.saisi_a_la_main,
    veille: veille && versVeille(veille),
    reprise: reprise && versReprise(reprise),
    nbCoproprietes: row.nb_coproprietes,
    nbUtilisateurs: row.nb_utilisateurs,
    comptesActifs: row.comptes_actifs,
    empechements: empechementsDe(row),
    utilisateurEmpruntable:
      row.admin_profil && compteEmpruntable(row.admin_profil, row.statut) ? row.admin_id : null,
    nomAdmin: row.nom_admin,
    creeLe: row.cree_le.toISOString(),
    allowedToEdit: peutModifierTeledeclarant(acteur, row.statut),
    allowedToDelete: peutSupprimerTeledeclarant(acteur, row.statut),
  }
}
