import { addDays } from '@registre/domain'
import {
  avancerMandats,
  cachee,
  demandesDe,
  type DossierM,
  estSyndic,
  etatParmi,
  liberable,
  liberer,
  type Qui,
} from './dossier.ts'
import {
  admin,
  api,
  fr,
  type Geste,
  type Instant,
  type Monde,
  IMMATRICULES,
  NOTAIRE,
  si,
  TENEURS,
  versionDe,
} from './gestes.ts'
import { un } from '@registre/testing'

// Dissolution, and the acts of keepers outside the queue.

/** What is declared, with its proof; `message`: to a keeper who asked. */
const declarer = async (
  m: Monde,
  d: DossierM,
  qui: Qui,
  declare: { dateFaitGenerateur: string; dateEffet?: string | null; message?: string },
) => {
  const document = await un<{ id: string }>(
    m.r,
    `insert into document (type, nom, taille, sha256, cle, etat_analyse, teledeclarant_id)
     values ('JUSTIFICATIF_DISSOLUTION', 'acte.pdf', 1, repeat('0', 64), 'documents/' || gen_random_uuid(), 'SAFE', $1) returning id`,
    [m.gens[qui]?.teledeclarantId ?? null],
  )
  return api(m, qui).dissoudre({
    body: {
      idCopropriete: d.id,
      version: await versionDe(m, 'copropriete', d.id),
      motif: 'REUNION_DES_LOTS',
      autre: '',
      faitGenerateur: 'ACTE_NOTARIE',
      typeJustif: 'ACTE_NOTARIE',
      idDocument: document.id,
      ...declare,
    },
  })
}

export const declarerDissolution = (qui: Qui, dansJours: number): Geste => ({
  nom: `dissoudre (+${dansJours})`,
  qui,
  possible: (d) => d.inscription === 'IMMATRICULEE',
  prevoir: (d) =>
    si(
      etatParmi(d, [
        'IMMATRICULEE_A_RATTACHER',
        'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER',
        'IMMATRICULEE_RATTACHEE',
        'IMMATRICULEE_RATTACHEMENT_EXPIRE',
      ]) &&
        (TENEURS.includes(qui) || qui === NOTAIRE || estSyndic(d, qui)),
    ),
  faire: async (m, d, t) => {
    const { demandeId } = await declarer(m, d, qui, {
      dateFaitGenerateur: fr(t.jour),
      dateEffet: dansJours === 0 ? null : fr(addDays(t.jour, dansJours)),
    })
    return { id: demandeId }
  },
  effet: (d, t, reponse) => {
    const { id } = reponse as { id: number }
    const effet = addDays(t.jour, dansJours)
    d.dissolution = {
      id,
      mandatId: null,
      etat: 'A_VALIDER',
      par: qui,
      tenuePar: null,
      jusqua: 0,
      suspendueA: 0,
      debut: '',
      fin: '',
      aConfirmer: false,
      contestee: false,
      effet,
    }
  },
})
/** Said again to the keeper who asked, by who declared it. */
export const repondreDissolution = (qui: Qui): Geste => ({
  nom: 'préciser la dissolution',
  qui,
  possible: ({ dissolution: x }) =>
    x?.etat === 'PRECISIONS' && (x.par === qui || !TENEURS.includes(x.par)),
  prevoir: (d) =>
    si(d.dissolution?.etat === 'PRECISIONS' && d.dissolution.par === qui && !cachee(d)),
  faire: (m, d, t) =>
    declarer(m, d, qui, { dateFaitGenerateur: fr(t.jour), message: 'Voici l’acte entier.' }),
  effet: (d, t) =>
    void (d.dissolution && Object.assign(d.dissolution, { etat: 'A_VALIDER', effet: t.jour })),
})
export const annulerDissolution = (qui: Qui): Geste => ({
  nom: 'annuler la dissolution',
  qui,
  possible: (d) => d.dissolution !== null,
  prevoir: (d) => si(d.dissolution?.par === qui && !cachee(d)),
  faire: (m, d) =>
    api(m, qui).annulerDissolution({ params: { id: d.id }, body: { motif: 'Erreur' } }),
  effet: (d) => void (d.dissolution = null),
})

/** Out of reach, the silence of a requester does not count. */
const suivreMasque = (d: DossierM, maintenant: number): void => {
  if (cachee(d)) d.masqueeA ??= maintenant
  else if (d.masqueeA !== null) {
    for (const x of demandesDe(d))
      if (x.etat === 'PRECISIONS') x.suspendueA += maintenant - d.masqueeA
    d.masqueeA = null
  }
}

const acte = (
  nom: string,
  qui: Qui,
  operation: 'annulerImmatriculation' | 'supprimerCopropriete' | 'revenirSurDecision',
  permis: (d: DossierM) => boolean,
  effet: (d: DossierM, t: Instant) => void,
): Geste => ({
  nom,
  qui,
  possible: () => true,
  prevoir: (d, t) => si(permis(d) && liberable(d, qui, t.maintenant)),
  faire: async (m, d) =>
    api(m, qui)[operation]({
      params: { id: d.id },
      body: { version: await versionDe(m, 'copropriete', d.id), motif: 'Erreur de saisie' },
    }),
  effet: (d, t) => {
    liberer(d)
    effet(d, t)
    suivreMasque(d, t.maintenant)
  },
})
export const annulerImmatriculation = (qui: Qui): Geste =>
  acte(
    'annuler l’immatriculation',
    qui,
    'annulerImmatriculation',
    (d) => admin(qui) && etatParmi(d, IMMATRICULES),
    (d) => (d.annulee = true),
  )
export const supprimer = (qui: Qui): Geste =>
  acte(
    'supprimer',
    qui,
    'supprimerCopropriete',
    (d) => admin(qui) && !etatParmi(d, ['BROUILLON', 'SUPPRIMEE', 'DISSOUTE']),
    (d) => (d.supprimee = true),
  )
export const restaurer = (qui: Qui): Geste => ({
  ...acte(
    'rétablir',
    qui,
    'revenirSurDecision',
    (d) => admin(qui) && cachee(d),
    (d, t) => {
      if (d.supprimee) d.supprimee = false
      else {
        d.annulee = false
        if (d.ecartee) {
          const etat = d.ecartee.etat === 'PRECISIONS' ? 'PRECISIONS' : 'A_VALIDER'
          d.immatriculation = { ...d.ecartee, etat, tenuePar: null, suspendueA: t.maintenant }
        }
        d.ecartee = null
      }
    },
  ),
  // What was decided since it was hidden is taken back first.
  possible: (d) => !cachee(d) || d.decision === null,
})

const DELAI_MS = 10 * 60_000

/** The last decision is taken back: by its author while its mails wait, else by an administrator. */
export const revenir = (qui: Qui): Geste => ({
  nom: 'revenir sur la décision',
  qui,
  reprend: true,
  // What hides it may be the decision itself.
  possible: (d) => d.decision !== null && (!cachee(d) || !cachee(d.decision.avant)),
  prevoir: (d, t) => {
    const x = d.decision
    if (!x || !liberable(d, qui, t.maintenant)) return 'non'
    if (d.dissoute?.constatee && !x.avant.dissolution && !x.avant.dissoute?.constatee) return 'non'
    const propre = x.par === qui && x.jour === t.jour && t.maintenant < x.le + DELAI_MS
    return si(propre || (admin(qui) && !x.droit))
  },
  faire: async (m, d) => {
    const [decision] = await m.r.db.query<{ id: number }>(
      `select id from decision where copropriete_id = $1 and reprise_le is null order by id desc limit 1`,
      [d.id],
    )
    return api(m, qui).revenirSurDecision({
      params: { id: d.id },
      body: {
        version: await versionDe(m, 'copropriete', d.id),
        motif: 'Erreur de saisie',
        idDecision: decision?.id ?? 0,
      },
    })
  },
  effet: (d, t) => {
    const { numerotee } = d
    if (d.decision) Object.assign(d, d.decision.avant, { numerotee })
    liberer(d)
    avancerMandats(d, t.jour)
  },
})
