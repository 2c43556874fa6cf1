import type { contract, HandlerOutput } from '@registre/contract'
import {
  LABELS_PERIODE_CONSTRUCTION,
  LABELS_SITUATION_MANDAT_FICHE,
  normaliserNumero,
  PERIODES_CONSTRUCTION,
  RegisterError,
  situationMandatFiche,
  statutCopropriete,
  statutRattachement,
} from '@registre/domain'
import {
  arrondissement,
  communeActuelle,
  nomDepartement,
  nomEpci,
  nomRegion,
} from '@registre/territoires'
import { today } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { type FicheRow, trouverFiche, trouverFicheParNumero } from './fiche.repository.ts'
import { aJourDe } from '../coproprietes/a-jour.ts'
import { sortDe } from '../coproprietes/sort.ts'

type Reponse = HandlerOutput<(typeof contract)['lireFicheAnnuaire']>

const SYNDICS = {
  PROFESSIONNEL: 'Professionnel',
  BENEVOLE: 'Bénévole',
  NON_CONNU: 'Non connu',
} as const

const lieu = (code: string | null, nom: string) => (code ? { code, nom } : null)

const syndicDe = (r: FicheRow, publierBenevoles: boolean): Reponse['syndic'] => {
  if (r.type_syndic === 'NON_CONNU') return null
  const professionnel = r.type_syndic === 'PROFESSIONNEL'
  if (!professionnel && !publierBenevoles) return null
  const nom = professionnel ? r.raison_sociale : r.representant
  const [siret, codeApe] = professionnel ? [r.siret_syndic, r.code_ape] : [null, null]
  return {
    nom: nom ?? '',
    siret: siret ?? '',
    codeApe: codeApe ?? '',
    commune: r.commune_syndic ?? '',
  }
}

const periode = (code: string | null): string => {
  const connue = PERIODES_CONSTRUCTION.find((p) => p === code)
  return connue ? LABELS_PERIODE_CONSTRUCTION[connue] : ''
}

/** The public sheet by identifier or registration number. Throws `introuvable`. */
export const lireFicheAnnuaire = async (ctx: Ctx, cle: string): Promise<Reponse> => {
  const numero = normaliserNumero(cle)
  const id = /^\d{1,9}$/.test(cle) ? Number(cle) : null
  const { db, settings, clock } = ctx.deps
  const jour = today(clock)
  const r =
    numero !== null
      ? await trouverFicheParNumero(db, numero, jour)
      : id !== null && (await trouverFiche(db, id, jour))
  if (!r) throw new RegisterError('introuvable')
  const sort = sortDe(r)
  const situation = situationMandatFiche(r.etat_mandat)
  return {
    id: r.copropriete_id,
    numeroImmatriculation: r.numero,
    nom: r.nom,
    statutCopropriete: statutCopropriete(r.etat),
    statutRattachement: statutRattachement(r.etat),
    sort,
    jour,
    aJour: aJourDe(r, jour),
    numeroRemplacant: r.remplacee_par,
    dateImmatriculation: r.date_immatriculation,
    dateDerniereMaj: r.date_derniere_maj,
    dateReglement: r.date_reglement,
    adresse: r.adresse,
    adressesComplementaires: r.adresses_complementaires ?? [],
    codePostal: r.code_postal,
    commune: lieu(r.code_insee, communeActuelle(r.code_insee)?.nom ?? r.commune),
    arrondissement: lieu(
      r.code_arrondissement,
      arrondissement(r.code_arrondissement ?? '')?.nom ?? '',
    ),
    epci: lieu(r.siren_epci, nomEpci(r.siren_epci ?? '')),
    departement: lieu(r.code_departement, nomDepartement(r.code_departement)),
    region: lieu(r.code_region, nomRegion(r.code_region)),
    longitude: r.longitude,
    latitude: r.latitude,
    parcelles: r.parcelles ?? [],
    typeSyndic: SYNDICS[r.type_syndic],
    syndic: syndicDe(r, settings.PUBLIER_NOM_SYNDIC_BENEVOLE),
    mandat: {
      situation,
      libelle: LABELS_SITUATION_MANDAT_FICHE[situation],
      dateDebut: r.date_debut_mandat,
      dateFin: r.date_fin_mandat,
    },
    nombreLots: r.nb_lots,
    nombreLotsPrincipaux: r.nb_lots_principaux,
    nombreLotsHabitation: r.nb_lots_habitation,
    nombreLotsStationnement: r.nb_lots_stationnement,
    nombreBatiments: r.nb_batiments,
    periodeConstruction: periode(r.periode_construction),
    residenceService: r.residence_service,
    syndicatCooperatif: r.syndicat_cooperatif,
    syndicatPrincipal: r.syndicat_principal,
    numeroPrincipal: r.numero_principal,
    nombreAsl: r.nb_asl,
    nombreAful: r.nb_aful,
    nombreUnions: r.nb_unions,
  }
}
