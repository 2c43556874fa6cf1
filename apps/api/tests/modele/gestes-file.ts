import { sortDuMandat } from '@registre/domain'
import {
  avancerMandats,
  cachee,
  type DemandeM,
  demandesDe,
  dissoudre,
  type DossierM,
  NUMEROTE,
  refuserImmatriculation,
  type Qui,
} from './dossier.ts'
import {
  admin,
  api,
  BAIL_MS,
  exiger,
  type Geste,
  type Instant,
  remettre,
  SECOND,
  si,
  type Sorte,
  versionDe,
} from './gestes.ts'

// What keepers do on a request of their queue.

const cible = (x: DemandeM) => ({ idDemande: x.id })
const tenue = (d: DossierM, sorte: Sorte, qui: Qui, t: Instant): boolean => {
  const x = d[sorte]
  return (
    x !== null &&
    !cachee(d) &&
    x.etat === 'EN_COURS' &&
    x.tenuePar === qui &&
    x.jusqua > t.maintenant
  )
}
const tenueParAutre = (x: DemandeM, qui: Qui, t: Instant): boolean =>
  x.etat === 'EN_COURS' && x.tenuePar !== qui && x.jusqua > t.maintenant
const validerImmatriculation = (d: DossierM, x: DemandeM, t: Instant): void => {
  d.inscription = 'IMMATRICULEE'
  d.numerotee = true
  d.immatriculation = null
  if (x.mandatId === null) return
  d.mandats.push({
    id: x.mandatId,
    etat: x.debut > t.jour ? 'A_VENIR' : 'EN_COURS',
    syndic: x.par,
    debut: x.debut,
    fin: x.fin,
  })
  avancerMandats(d, t.jour)
}
const validerRattachement = (d: DossierM, x: DemandeM, t: Instant): void => {
  const sorts = d.mandats.map(
    (m) =>
      [
        m,
        sortDuMandat({ etat: m.etat, dateDebut: m.debut, dateFin: m.fin }, x.debut, t.jour),
      ] as const,
  )
  for (const [m, sort] of sorts) {
    if (sort.evenement === 'retirer') d.mandats = d.mandats.filter((autre) => autre !== m)
    if (sort.evenement === 'archiver') m.etat = 'ARCHIVE'
    m.fin = sort.dateFin
  }
  d.mandats.push({
    id: x.mandatId ?? 0,
    etat: x.debut > t.jour ? 'A_VENIR' : 'EN_COURS',
    syndic: x.par,
    debut: x.debut,
    fin: x.fin,
  })
  d.rattachement = null
  avancerMandats(d, t.jour)
}
const VALIDATIONS: Record<Sorte, (d: DossierM, t: Instant) => void> = {
  immatriculation: (d, t) => validerImmatriculation(d, exiger(d, 'immatriculation'), t),
  rattachement: (d, t) => validerRattachement(d, exiger(d, 'rattachement'), t),
  dissolution: (d, t) => {
    const effet = d.dissolution?.effet ?? t.jour
    d.dissolution = null
    if (effet > t.jour) d.dissoute = { effet, constatee: false }
    else dissoudre(d, effet)
  },
}

const deFile = (
  nom: string,
  sorte: Sorte,
  qui: Qui,
  reste: Omit<Geste, 'nom' | 'qui' | 'possible'>,
): Geste => ({
  nom: `${nom} ${sorte}`,
  qui,
  possible: (d) => d[sorte] !== null,
  ...reste,
})

export const ouvrir = (sorte: Sorte, qui: Qui): Geste =>
  deFile('ouvrir', sorte, qui, {
    prevoir: (d, t) => {
      const x = d[sorte]
      const libre =
        x !== null && (x.tenuePar === null || x.tenuePar === qui || x.jusqua <= t.maintenant)
      return si(libre && !cachee(d) && x.etat !== 'PRECISIONS')
    },
    faire: (m, d) => {
      const { mandatId } = exiger(d, sorte)
      return mandatId === null
        ? api(m, qui).ouvrirDemandeSansMandat({ params: { n: d.id } })
        : api(m, qui).ouvrirDemande({ params: { id: mandatId } })
    },
    effet: (d, t) =>
      Object.assign(exiger(d, sorte), {
        etat: 'EN_COURS',
        tenuePar: qui,
        jusqua: t.maintenant + BAIL_MS,
      }),
  })
export const quitter = (sorte: Sorte, qui: Qui): Geste =>
  deFile('quitter', sorte, qui, {
    prevoir: () => 'oui',
    faire: (m, d) => api(m, qui).rendreDemande({ params: { id: exiger(d, sorte).id } }),
    effet: (d) => {
      const x = d[sorte]
      if (x?.etat === 'EN_COURS' && x.tenuePar === qui) remettre(x)
    },
  })
export const valider = (sorte: Sorte, qui: Qui): Geste =>
  deFile('valider', sorte, qui, {
    prevoir: (d, t) => {
      if (!tenue(d, sorte, qui, t) || (sorte === 'dissolution' && !admin(qui))) return 'non'
      // What a dissolution would close is left to the keeper who examines it.
      const autre = d.rattachement
      if (sorte === 'dissolution')
        return si(
          !(
            autre &&
            tenueParAutre(autre, qui, t) &&
            d.dissolution &&
            d.dissolution.effet <= t.jour
          ),
        )
      if (sorte !== 'rattachement') return 'oui'
      // No dissolution over it, and a mandate that is not over.
      return si(!d.dissolution && !d.dissoute && exiger(d, sorte).fin >= t.jour)
    },
    faire: async (m, d) => {
      const { id } = exiger(d, sorte)
      return api(m, qui).validerDemande({
        params: { id },
        body: { version: await versionDe(m, 'demande', id) },
      })
    },
    decide: 'droit',
    effet: (d, t) => VALIDATIONS[sorte](d, t),
  })
const clore = (d: DossierM, sorte: Sorte): void => {
  if (sorte === 'immatriculation') return refuserImmatriculation(d)
  if (sorte === 'rattachement' && d.rattachement) d.pauses.push(d.rattachement.par)
  d[sorte] = null
}
export const refuser = (sorte: Sorte, qui: Qui): Geste =>
  deFile('refuser', sorte, qui, {
    decide: 'libre',
    prevoir: (d, t) => si(tenue(d, sorte, qui, t)),
    faire: (m, d) =>
      api(m, qui).refuserDemande({
        params: { immat: String(d.id), idMandat: exiger(d, sorte).mandatId ?? 0 },
        query: { raison: 'Pièce illisible', typesMotifRefus: 'AUTRE' },
      }),
    effet: (d) => clore(d, sorte),
  })
export const preciser = (sorte: Sorte, qui: Qui): Geste =>
  deFile('demander des précisions', sorte, qui, {
    prevoir: (d, t) => si(tenue(d, sorte, qui, t) && sorte !== 'dissolution'),
    faire: (m, d) =>
      api(m, qui).demanderPrecisions({
        body: { ...cible(exiger(d, sorte)), message: 'Combien de lots ?' },
      }),
    effet: (d, t) =>
      Object.assign(exiger(d, sorte), {
        etat: 'PRECISIONS',
        tenuePar: null,
        suspendueA: t.maintenant,
      }),
  })
export const affecter = (sorte: Sorte, qui: Qui): Geste =>
  deFile('affecter', sorte, qui, {
    prevoir: (d, t) => si(tenue(d, sorte, qui, t)),
    faire: (m, d) =>
      api(m, qui).affecterDemande({
        body: {
          ...cible(exiger(d, sorte)),
          idTeneur: m.gens[SECOND]?.utilisateurId ?? 0,
          raisonAffectationTeneur: 'Elle connaît le dossier',
        },
      }),
    effet: (d) => remettre(exiger(d, sorte)),
  })
export const deverrouiller = (qui: Qui): Geste => ({
  nom: 'déverrouiller',
  qui,
  possible: (d) => demandesDe(d).length > 0,
  prevoir: (d) => si(admin(qui) && !cachee(d) && demandesDe(d).length > 0),
  faire: (m, d) => api(m, qui).deverrouillerCopropriete({ params: { n: d.id } }),
  effet: (d) => {
    const derniere = demandesDe(d)
      .filter((x) => x.etat === 'EN_COURS')
      .sort((a, b) => b.id - a.id)[0]
    if (derniere) remettre(derniere)
  },
})
/** What it doubles has a number in force. */
const designable = (d: DossierM): boolean => {
  const existante = NUMEROTE.get(d.id)
  return existante !== undefined && !cachee(existante) && !existante.dissoute?.constatee
}
/** The keeper says which registered co-ownership a notary's registration doubles. */
export const confirmerDoublon = (qui: Qui): Geste =>
  deFile('confirmer le doublon', 'immatriculation', qui, {
    prevoir: (d, t) =>
      si(
        tenue(d, 'immatriculation', qui, t) &&
          d.immatriculation?.mandatId === null &&
          designable(d),
      ),
    faire: (m, d) =>
      api(m, qui).validerDoublonCoproNotaire({
        params: { key: exiger(d, 'immatriculation').id, n: NUMEROTE.get(d.id)?.id ?? 0 },
      }),
    effet: (d) => {
      d.ecartee = d.immatriculation
      d.immatriculation = null
      d.annulee = true
    },
  })
