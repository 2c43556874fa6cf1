import type { contract, HandlerOutput } from '@registre/contract'
import {
  type Acteur,
  type Adresse,
  auMemeLieu,
  can,
  type CandidatExamine,
  distanceEntreEmpreintes,
  empreinteDe,
  type EmpreinteCopropriete,
  estAffiche,
  idParcelle,
  type ImmatCopropriete,
  isNotaire,
  isTeneur,
  machineCopropriete,
  type Parcelle,
  peutAgir,
  scorer,
} from '@registre/domain'
import type { Tx } from '@registre/db'
import { type CandidatRow, trouverCandidats, verrouillerCommunes } from './doublon.repository.ts'

export type CandidatDoublon = HandlerOutput<(typeof contract)['chercherDoublons']>[number]

/** As many as a declarant may answer. */
const AFFICHES_MAX = 50

const empreinteDuCandidat = (row: CandidatRow): EmpreinteCopropriete => ({
  adresses: row.adresses_comparees,
  parcelles: row.parcelles_comparees,
  nom: row.nom,
  nbLots: row.nb_lots,
  nbBatiments: row.nb_batiments > 0 ? row.nb_batiments : null,
  dateReglement: row.date_reglement,
  siret: row.siret,
  idsRnb: row.ids_rnb,
})

/**
 * A dossier that is not registered yet shows that it exists, not who filed it nor how it is called.
 */
const masquer = (row: CandidatRow, acteur: Acteur): boolean =>
  row.numero_immatriculation === null &&
  !isTeneur(acteur.profil) &&
  row.auteur_teledeclarant_id !== acteur.teledeclarantId

/** Nobody asks for what it represents already. */
const estRattachable = (row: CandidatRow, acteur: Acteur): boolean =>
  !isNotaire(acteur.profil) &&
  row.teledeclarant_id !== acteur.teledeclarantId &&
  peutAgir(acteur, 'RATTACHER_COPROPRIETE') &&
  can(machineCopropriete, row.etat, 'demander-rattachement')

/**
 * The co-ownerships close enough to be shown, closest first, at most 50, each with its reasons.
 * `nbBatiments` replaces the declared number when it is above 0. Reads only.
 */
export const candidatsDoublons = async (
  tx: Pick<Tx, 'sql'>,
  input: {
    coproprieteId: number | null
    contenu: ImmatCopropriete
    nbBatiments?: number
    acteur: Acteur
  },
): Promise<CandidatDoublon[]> => {
  const declaree = empreinteDe(input.contenu)
  const empreinte = input.nbBatiments ? { ...declaree, nbBatiments: input.nbBatiments } : declaree
  const rows = await trouverCandidats(tx, empreinte, input.coproprieteId)
  return rows
    .map((row) => ({ row, resultat: scorer(empreinte, empreinteDuCandidat(row)) }))
    .filter(({ resultat }) => estAffiche(resultat))
    .sort(
      (a, b) =>
        Number(b.resultat.tresProche) - Number(a.resultat.tresProche) ||
        b.resultat.score - a.resultat.score ||
        a.row.id - b.row.id,
    )
    .slice(0, AFFICHES_MAX)
    .map(({ row, resultat }) => {
      const masque = masquer(row, input.acteur)
      const lieu = row.adresses_comparees.find((a) => a.longitude !== null && a.latitude !== null)
      return {
        id: row.id,
        numeroImmatriculation: row.numero_immatriculation,
        etat: row.etat,
        nom: masque ? 'Demande d’immatriculation en cours' : row.nom,
        adresseReference: row.adresse_principale,
        dateCreation: row.date_creation,
        nbLots: row.nb_lots,
        nbBatiments: row.nb_batiments,
        dateReglement: row.date_reglement,
        representantLegal: masque ? '' : row.representant,
        parcelles: row.parcelles_comparees,
        longitude: lieu?.longitude ?? null,
        latitude: lieu?.latitude ?? null,
        score: resultat.score,
        tresProche: resultat.tresProche,
        raisons: resultat.raisons.map(({ code, libelle }) => ({ code, libelle })),
        rattachable: estRattachable(row, input.acteur),
      }
    })
}

/** What is known before a registration begins: an address, parcels, or both. */
export interface LieuCherche {
  adresse: Adresse | null
  parcelles: readonly Parcelle[]
}

/**
 * What the register has at a place: the registered co-ownerships, as everybody reads them, and
 * whether a registration is under way there, of which nothing else is told. Reads only.
 */
export const trouverAuLieu = async (
  tx: Pick<Tx, 'sql'>,
  { adresse, parcelles }: LieuCherche,
  acteur: Acteur,
): Promise<HandlerOutput<(typeof contract)['chercherAuLieu']>> => {
  const empreinte: EmpreinteCopropriete = {
    adresses: adresse === null ? [] : [adresse],
    parcelles: parcelles.map(idParcelle),
    nom: '',
    nbLots: null,
    nbBatiments: null,
    dateReglement: null,
    siret: '',
    idsRnb: [],
  }
  const surPlace = (await trouverCandidats(tx, empreinte, null))
    .map((row) => ({ row, resultat: scorer(empreinte, empreinteDuCandidat(row)) }))
    .filter(({ resultat }) => auMemeLieu(resultat))
    .toSorted((a, b) => b.resultat.score - a.resultat.score || a.row.id - b.row.id)
  return {
    immatriculees: surPlace.slice(0, AFFICHES_MAX).flatMap(({ row, resultat }) =>
      row.numero_immatriculation === null
        ? []
        : [
            {
              id: row.id,
              numeroImmatriculation: row.numero_immatriculation,
              nom: row.nom,
              adresse: row.adresse_principale,
              nbLots: row.nb_lots,
              raisons: resultat.raisons.map(({ code, libelle }) => ({ code, libelle })),
              rattachable: estRattachable(row, acteur),
            },
          ],
    ),
    // Whoever opens an account could ask: what waits is told once the address is proved.
    demandeEnCours:
      !acteur.enAttenteActivation &&
      surPlace.some(({ row }) => row.numero_immatriculation === null),
  }
}

/**
 * The co-ownerships that look like a declared content, from a score on, closest first: what an
 * examination looks at. Reads only.
 */
export const candidatsProches = async (
  tx: Pick<Tx, 'sql'>,
  {
    coproprieteId,
    contenu,
    seuil,
  }: { coproprieteId: number; contenu: ImmatCopropriete; seuil: number },
): Promise<Omit<CandidatExamine, 'reponse'>[]> => {
  const declaree = empreinteDe(contenu)
  const rows = await trouverCandidats(tx, declaree, coproprieteId)
  return rows
    .map((row) => {
      const empreinte = empreinteDuCandidat(row)
      return { row, empreinte, resultat: scorer(declaree, empreinte) }
    })
    .filter(({ resultat }) => resultat.tresProche || resultat.score >= seuil)
    .toSorted((a, b) => b.resultat.score - a.resultat.score || a.row.id - b.row.id)
    .slice(0, AFFICHES_MAX)
    .map(({ row, empreinte, resultat: { score, tresProche, raisons } }) => ({
      id: row.id,
      numero: row.numero_immatriculation,
      nom: row.nom,
      adresse: row.adresse_principale,
      score,
      tresProche,
      distanceMetres: distanceEntreEmpreintes(declaree, empreinte),
      raisons: raisons.map(({ libelle }) => libelle),
    }))
}

/**
 * Makes registrations of the same communes wait for each other, so that two identical ones never
 * both pass.
 */
export const attendreCommunes = async (
  tx: Pick<Tx, 'sql'>,
  { identification: i }: ImmatCopropriete,
): Promise<void> => {
  const codes = [
    ...[i.adressePrincipale, ...i.adresseSecondaire].map((a) => a?.codeInsee ?? ''),
    ...i.parcelle.map((p) => p.codeInsee),
  ]
  await verrouillerCommunes(tx, [...new Set(codes.filter((c) => c !== ''))].sort())
}
