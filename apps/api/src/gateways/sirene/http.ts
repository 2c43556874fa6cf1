import {
  type Dirigeant,
  type EtablissementSirene,
  type EtatAnnuaire,
  libelleApe,
  normaliserApe,
  RegisterError,
  type Sirene,
} from '@registre/domain'
import type { output } from 'zod'
import {
  type CauseEchec,
  EchecServiceExterne,
  LIMITES_APPEL,
  type LimitesAppel,
} from '../../platform/sortie/sortie.ts'
import { fetchJson } from '../fetch-json.ts'
import { reponseInsee, reponseRecherche } from './schemas.ts'

export interface ConfigurationSirene {
  base: string
  /** Integration key of INSEE's service: its form of the answer is then expected. */
  cle?: string
  limites?: LimitesAppel
  surEchec?: (cause: CauseEchec) => void
}

const ape = (code: string) => {
  const codeApe = normaliserApe(code) ?? ''
  return { codeApe, libelleApe: libelleApe(codeApe) }
}
/** An establishment of which the directory tells nothing. */
const TU = (siret: string): EtablissementSirene => ({
  siret,
  raisonSociale: '',
  codeApe: '',
  libelleApe: '',
  typeEtablissement: '',
  complement: '',
  voie: '',
  codePostal: '',
  commune: '',
  etat: 'NON_DIFFUSIBLE',
})

/** A closed one is closed, whatever is hidden of it; « P » and « N » hide. */
const etatDe = (d: {
  ouvert: boolean
  /** The legal unit lives, and is the one that the SIRET begins with. */
  unite: boolean
  diffusions: readonly (string | null | undefined)[]
}): EtatAnnuaire => {
  if (!d.unite) return 'AUTRE_UNITE'
  if (!d.ouvert) return 'FERME'
  return d.diffusions.some((x) => x === 'P' || x === 'N') ? 'NON_DIFFUSIBLE' : 'ACTIF'
}
const typeDe = (siege: boolean): string => (siege ? 'Siège' : 'Établissement secondaire')

/** The directory gives the address on one line, ended by the postal code and the commune. */
const voieDe = (adresse: string, codePostal: string): string => {
  const fin = codePostal === '' ? -1 : adresse.lastIndexOf(codePostal)
  return (fin < 0 ? adresse : adresse.slice(0, fin)).trim()
}

const deRecherche = (
  reponse: output<typeof reponseRecherche>,
  siret: string,
): EtablissementSirene | null => {
  for (const r of reponse.results) {
    const e = [...r.matching_etablissements, r.siege].find((x) => x.siret === siret)
    if (!e) continue
    return {
      siret,
      raisonSociale: r.nom_raison_sociale || r.nom_complet,
      ...ape(e.activite_principale),
      typeEtablissement: typeDe(e.est_siege ?? r.siege.siret === siret),
      complement: '',
      voie: voieDe(e.adresse, e.code_postal),
      codePostal: e.code_postal,
      commune: e.libelle_commune,
      etat: etatDe({
        ouvert: e.etat_administratif === 'A',
        unite: r.etat_administratif !== 'C' && siret.startsWith(r.siren ?? ''),
        diffusions: [r.statut_diffusion, e.statut_diffusion_etablissement],
      }),
    }
  }
  return null
}

const dirigeantsDe = ({ results }: output<typeof reponseRecherche>, siret: string): Dirigeant[] => {
  const r = results.find((x) =>
    [...x.matching_etablissements, x.siege].some((e) => e.siret.slice(0, 9) === siret.slice(0, 9)),
  )
  return (r?.dirigeants ?? [])
    .filter((d) => d.type_dirigeant === 'personne physique')
    .map(({ nom, prenoms, qualite, date_de_naissance, annee_de_naissance }) => ({
      nom,
      prenoms,
      qualite,
      naissance: date_de_naissance || annee_de_naissance,
    }))
}

const deInsee = (
  { etablissement: e }: output<typeof reponseInsee>,
  siret: string,
): EtablissementSirene | null => {
  const periode = e.periodesEtablissement.find((p) => !p.dateFin) ?? e.periodesEtablissement[0]
  if (e.siret !== siret || !periode) return null
  const a = e.adresseEtablissement
  const u = e.uniteLegale
  return {
    siret,
    raisonSociale:
      u.denominationUniteLegale || `${u.prenom1UniteLegale} ${u.nomUniteLegale}`.trim(),
    ...ape(periode.activitePrincipaleEtablissement),
    typeEtablissement: typeDe(e.etablissementSiege),
    complement: a.complementAdresseEtablissement,
    voie: [
      a.numeroVoieEtablissement,
      a.indiceRepetitionEtablissement,
      a.typeVoieEtablissement,
      a.libelleVoieEtablissement,
    ]
      .filter((m) => m !== '')
      .join(' '),
    codePostal: a.codePostalEtablissement,
    commune: a.libelleCommuneEtablissement,
    etat: etatDe({
      ouvert: periode.etatAdministratifEtablissement === 'A',
      unite: u.etatAdministratifUniteLegale !== 'C' && siret.startsWith(e.siren ?? ''),
      diffusions: [u.statutDiffusionUniteLegale, e.statutDiffusionEtablissement],
    }),
  }
}

/** The directory over the network; every failure becomes RegisterError('sirene-indisponible'). */
export const sireneHttp = ({
  base,
  cle,
  limites = LIMITES_APPEL,
  surEchec,
}: ConfigurationSirene): Sirene => {
  const chercher = (siret: string) =>
    fetchJson(base, 'search', { q: siret }, reponseRecherche, limites)
  /** « I do not know it » and « I may not tell » are answers, not failures. */
  const demander = async <T>(lire: () => Promise<T>, tu: T, inconnu: T) => {
    try {
      return await lire()
    } catch (erreur) {
      if (!(erreur instanceof EchecServiceExterne)) throw erreur
      if (erreur.statutHttp === 404 || erreur.statutHttp === 410) return inconnu
      if (erreur.statutHttp === 451) return tu
      surEchec?.(erreur.causeEchec)
      throw new RegisterError('sirene-indisponible')
    }
  }
  return {
    trouver: (siret) =>
      demander<EtablissementSirene | null>(
        async () =>
          cle === undefined
            ? deRecherche(await chercher(siret), siret)
            : deInsee(
                await fetchJson(base, `siret/${siret}`, {}, reponseInsee, limites, {
                  'x-insee-api-key-integration': cle,
                }),
                siret,
              ),
        TU(siret),
        null,
      ),
    // INSEE's own service does not tell who directs a company.
    dirigeants: (siret) =>
      cle === undefined
        ? demander<Dirigeant[]>(async () => dirigeantsDe(await chercher(siret), siret), [], [])
        : Promise.resolve([]),
  }
}
