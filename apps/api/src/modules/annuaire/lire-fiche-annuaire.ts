import type { contract, HandlerOutput } from '@registre/contract'
import {
  type EtatCopropriete,
  type EtatMandat,
  LABELS_PERIODE_CONSTRUCTION,
  normaliserNumero,
  PERIODES_CONSTRUCTION,
  phraseSort,
  RegisterError,
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
import type { Ctx } from '../../platform/context.ts'

type Reponse = HandlerOutput<(typeof contract)['lireFicheAnnuaire']>

interface Row {
  copropriete_id: number
  numero: string
  nom: string
  etat: EtatCopropriete
  date_dissolution: string | null
  remplacee_par: string | null
  date_immatriculation: string | null
  date_derniere_maj: string | null
  date_reglement: string | null
  adresse: string
  adresses_complementaires: string[]
  code_postal: string
  code_insee: string
  commune: string
  code_arrondissement: string | null
  siren_epci: string | null
  code_departement: string
  code_region: string
  longitude: number | null
  latitude: number | null
  parcelles: string[]
  type_syndic: keyof typeof SYNDICS
  date_debut_mandat: string | null
  date_fin_mandat: string | null
  etat_mandat: EtatMandat | null
  nb_lots: number | null
  nb_lots_principaux: number | null
  nb_lots_habitation: number | null
  nb_lots_stationnement: number | null
  nb_batiments: number
  periode_construction: string | null
  residence_service: boolean
  syndicat_cooperatif: boolean
  syndicat_principal: boolean
  numero_principal: string
  nb_asl: number
  nb_aful: number
  nb_unions: number
  raison_sociale: string | null
  representant: string | null
  siret_syndic: string | null
  code_ape: string | null
  commune_syndic: string | null
}

const FICHE = `select f.copropriete_id, f.numero, f.nom, f.etat, f.date_dissolution, f.remplacee_par, f.date_immatriculation, f.date_derniere_maj, f.date_reglement, f.adresse, f.adresses_complementaires,
    f.code_postal, f.code_insee, f.commune, f.code_arrondissement, f.siren_epci, f.code_departement, f.code_region, f.longitude, f.latitude, f.parcelles, f.type_syndic,
    f.date_debut_mandat, f.date_fin_mandat, f.etat_mandat, f.nb_lots, f.nb_lots_principaux, f.nb_lots_habitation, f.nb_lots_stationnement, f.nb_batiments, f.periode_construction,
    f.residence_service, f.syndicat_cooperatif, f.syndicat_principal, f.numero_principal, f.nb_asl, f.nb_aful, f.nb_unions,
    t.raison_sociale, trim(t.rep_prenom || ' ' || t.rep_nom) as representant, t.siret as siret_syndic, t.code_ape, t.commune as commune_syndic
  from fiche f left join teledeclarant t on t.id = f.teledeclarant_id`

const SYNDICS = {
  PROFESSIONNEL: 'Professionnel',
  BENEVOLE: 'Bénévole',
  NON_CONNU: 'Non connu',
} as const

/** As the published data say it. */
export const libelleMandat = (etat: EtatMandat | null): string =>
  etat === 'EN_COURS'
    ? 'Mandat en cours'
    : etat === 'A_VENIR'
      ? 'Mandat à venir'
      : etat === 'EXPIRE'
        ? 'Mandat expiré sans successeur déclaré'
        : 'Pas de mandat en cours'

const lieu = (code: string | null, nom: string) => (code ? { code, nom } : null)

const syndicDe = (r: Row, publierBenevoles: boolean): Reponse['syndic'] => {
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
  if (numero === null && id === null) throw new RegisterError('introuvable')
  const { db, settings } = ctx.deps
  const [r] =
    numero === null
      ? await db.read<Row>(`${FICHE} where f.copropriete_id = $1`, [id], {
          name: 'fiche-annuaire-id',
          byKey: true,
        })
      : await db.read<Row>(`${FICHE} where f.numero = $1`, [numero], {
          name: 'fiche-annuaire-numero',
          byKey: true,
        })
  if (!r) throw new RegisterError('introuvable')
  return {
    id: r.copropriete_id,
    numeroImmatriculation: r.numero,
    nom: r.nom,
    statutCopropriete: statutCopropriete(r.etat),
    statutRattachement: statutRattachement(r.etat),
    sort: phraseSort({
      etat: r.etat,
      dateDissolution: r.date_dissolution,
      remplaceePar: r.remplacee_par,
    }),
    numeroRemplacant: r.remplacee_par,
    dateImmatriculation: r.date_immatriculation,
    dateDerniereMaj: r.date_derniere_maj,
    dateReglement: r.date_reglement,
    adresse: r.adresse,
    adressesComplementaires: r.adresses_complementaires,
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
    parcelles: r.parcelles,
    typeSyndic: SYNDICS[r.type_syndic],
    syndic: syndicDe(r, settings.PUBLIER_NOM_SYNDIC_BENEVOLE),
    mandat: {
      libelle: libelleMandat(r.etat_mandat),
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
