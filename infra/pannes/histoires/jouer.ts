import { setTimeout as wait } from 'node:timers/promises'
import { type CallOptions, cleIdempotence, ouvrirRegistre, type Registre } from '@registre/client'
import type { Db } from '@registre/db'
import { random } from '@registre/demonstration/hasard'
import { simple } from '@registre/testing/pdf'
import { addDays, addMonths, formatFrDate, type Profil } from '@registre/domain'
import { type Personne, ouvrirPersonne } from '../../bench/charge/gens.ts'
import { dire } from '../../boot/house.ts'
import { type Dossier, lieux } from './lieux.ts'
import { type Appel, croises, expliquer, type Instantane, type Verbe } from './verifier.ts'

export interface Jeu {
  db: Db
  url: string
  graine: number
  dureeMs: number
  /** What is done to the register meanwhile, in turn. */
  fautes: readonly (() => Promise<void>)[]
}
export interface ConstatHistoires {
  appels: number
  coupes: number
  sansReponse: number
  validations: number
  instantanes: number
  fautes: string[]
}

/** So many callers, most on a few dossiers that change as time goes. */
const ROLES: readonly (readonly [number, 'A' | 'B' | 'TENEUR'])[] = [
  [10, 'A'],
  [10, 'B'],
  [12, 'TENEUR'],
]
const CHAUDS = 4
const FENETRE_MS = 8_000
const ESSAIS = 60
const PDF = new Uint8Array(simple())
const PAUSE_MS = 500

interface Gens {
  qui: Personne
  role: 'A' | 'B' | 'TENEUR'
}

const ETABLISSEMENT: Readonly<Record<Gens['role'], Profil>> = {
  A: 'TELE_PRO_ADMIN_PRINC',
  B: 'TELE_PRO_ADMIN_PRINC',
  TENEUR: 'TENEUR_ADMIN_SCOND',
}
const VERBES: Readonly<Record<Gens['role'], readonly Verbe[]>> = {
  A: ['renouveler', 'succeder', 'lire', 'lire', 'lire', 'lire', 'lire', 'lire'],
  B: ['rattacher'],
  TENEUR: ['prendre', 'valider', 'valider', 'reprendre', 'lire'],
}

/**
 * Thirty-two callers on a few dossiers while the register is broken: what each was told is kept, and
 * judged once all is over.
 */
export const jouerHistoires = async ({
  db,
  url,
  graine,
  dureeMs,
  fautes,
}: Jeu): Promise<ConstatHistoires> => {
  const { a, b, siret, dossiers } = await lieux(db)
  if (dossiers.length < CHAUDS) throw new Error(`${dossiers.length} co-ownerships to fight for`)
  dire(`\nHistoires : ${dossiers.length} dossiers, graine ${graine}`)
  const gens: Gens[] = []
  for (const [combien, role] of ROLES)
    for (let n = 0; n < combien; n += 1)
      gens.push({
        role,
        qui: await ouvrirPersonne(db, ETABLISSEMENT[role], { A: a, B: b, TENEUR: null }[role]),
      })
  const depart = performance.now()
  const maintenant = (): number => performance.now() - depart
  const bilan: ConstatHistoires = {
    appels: 0,
    coupes: 0,
    sansReponse: 0,
    validations: 0,
    instantanes: 0,
    fautes: [],
  }
  const registres = new Map(
    gens.map(({ qui }) => [
      qui.id,
      ouvrirRegistre({ url, enTetes: () => ({ cookie: qui.cookie }) }),
    ]),
  )

  /** One call, tried with the same key until its answer is clear. */
  const appeler = async (
    dossier: Dossier,
    verbe: Verbe,
    qui: number,
    faire: (r: Registre, o: CallOptions) => Promise<unknown>,
  ): Promise<unknown> => {
    const registre = registres.get(qui)
    if (!registre) throw new Error(`nobody at ${qui}`)
    const [appel, cle]: [Appel, CallOptions] = [
      { verbe, par: qui, debut: maintenant(), fin: Infinity, reponse: '' },
      cleIdempotence(),
    ]
    dossier.appels.push(appel)
    bilan.appels += 1
    for (let essai = 0; essai < ESSAIS; essai += 1) {
      try {
        const rendu = await faire(registre, cle)
        Object.assign(appel, { fin: maintenant(), reponse: 'ok' })
        return rendu
      } catch (error) {
        const { status = 0, code = '' } = Object(Reflect.get(Object(error), 'problem'))
        if (status >= 400 && status < 500 && code !== 'requete-en-cours') {
          Object.assign(appel, { fin: maintenant(), reponse: code })
          return null
        }
        if (!appel.coupe) bilan.coupes += 1
        appel.coupe = true
        await wait(PAUSE_MS)
      }
    }
    bilan.sansReponse += 1
    return null
  }

  const dates = ({ fin }: Dossier) => {
    const debut = addDays(fin, 1)
    return {
      dateDebutMandat: formatFrDate(debut),
      dateFinMandat: formatFrDate(addDays(addMonths(debut, 12), -1)),
    }
  }
  /** What a caller reads before it calls: nothing while the database is away. */
  const relever = <R extends object>(texte: string, params: unknown[]): Promise<R[]> =>
    db.query<R>(texte, params).catch(() => [])
  const demandeDe = async ({ id }: Dossier) =>
    (
      await relever<{ id: number; version: number; mandat: number }>(
        `select id, version, mandat_id as mandat from demande where copropriete_id = $1 and type = 'RATTACHEMENT' and teledeclarant_id = $2 order by id desc limit 1`,
        [id, b],
      )
    )[0]
  const FAIRE: Readonly<Record<Verbe, (d: Dossier, qui: number) => Promise<unknown>>> = {
    renouveler: (d, qui) =>
      appeler(d, 'renouveler', qui, (r, o) =>
        r.renouvelerMandat(
          { body: { idCopropriete: d.id, mandat: dates(d), confirmations: ['MAN-DOUZE-MOIS'] } },
          o,
        ),
      ),
    succeder: (d, qui) =>
      appeler(d, 'succeder', qui, (r, o) =>
        r.declarerSuccesseur(
          {
            body: {
              idCopropriete: d.id,
              type: 'PRO',
              siret,
              datePriseFonction: formatFrDate(addDays(d.fin, 1)),
            },
          },
          o,
        ),
      ),
    rattacher: (d, qui) =>
      appeler(d, 'rattacher', qui, (r, o) =>
        r.rattacher(
          {
            body: {
              numero: d.numero,
              infoRattachement: {
                adminProvisoire: false,
                typeJustifMandat: 'CONTRAT_SYNDIC',
                ...dates(d),
              },
              confirmations: ['MAN-DOUZE-MOIS'],
              file: new File([PDF], 'contrat.pdf', { type: 'application/pdf' }),
            },
          },
          o,
        ),
      ),
    prendre: async (d, qui) => {
      const demande = await demandeDe(d)
      if (demande)
        await appeler(d, 'prendre', qui, (r) => r.ouvrirDemande({ params: { id: demande.mandat } }))
    },
    valider: async (d, qui) => {
      const demande = await demandeDe(d)
      if (!demande) return
      const pris = await appeler(d, 'prendre', qui, (r) =>
        r.ouvrirDemande({ params: { id: demande.mandat } }),
      )
      // Now and then who was refused tries all the same, and another tab of the same keeper.
      const version: unknown =
        pris === null ? demande.version : Reflect.get(Object(pris), 'version')
      const valider = () =>
        appeler(d, 'valider', qui, (r, o) =>
          r.validerDemande({ params: { id: demande.id }, body: { version: Number(version) } }, o),
        )
      await Promise.all([valider(), valider()])
    },
    reprendre: async (d, qui) => {
      const [vu] = await relever<{ version: number; decision: number }>(
        `select c.version, max(x.id) as decision from copropriete c join decision x on x.copropriete_id = c.id
         where c.id = $1 and x.reprise_le is null and x.prise_par_id = $2 group by 1`,
        [d.id, qui],
      )
      if (vu)
        await appeler(d, 'reprendre', qui, (r, o) =>
          r.revenirSurDecision(
            {
              params: { id: d.id },
              body: { version: vu.version, motif: 'Erreur de saisie', idDecision: vu.decision },
            },
            o,
          ),
        )
    },
    lire: async (d, qui) => {
      const rang = d.appels.length
      const lus = await appeler(d, 'lire', qui, (r) =>
        r.listerMandatsEnCoursAvenir({ params: { id: d.id } }),
      )
      const appel = d.appels[rang]
      if (!appel || !Array.isArray(lus)) return
      const suivant: { teledeclarantId: number } | undefined = lus.find((m) => m.etat === 'A_VENIR')
      appel.vu = suivant === undefined ? null : suivant.teledeclarantId === a ? 'SIEN' : 'AUTRE'
    },
  }

  let fini = false
  const boucle = async ({ qui, role }: Gens, rang: number): Promise<void> => {
    const hasard = random(graine + rang * 7919)
    while (!fini) {
      const premier = Math.floor(maintenant() / FENETRE_MS) * CHAUDS
      const dossier = dossiers[(premier + hasard.int(0, CHAUDS - 1)) % dossiers.length]
      if (dossier) await FAIRE[hasard.pick(VERBES[role])](dossier, qui.id)
      await wait(hasard.int(100, 700))
    }
  }
  const lus: Instantane[] = []
  const photographier = async (): Promise<void> => {
    while (!fini) {
      const debut = maintenant()
      const rangs = await relever<{ n: number }>(
        `select count(j.id)::int as n from unnest($1::int[]) with ordinality x (id, rang) left join journal j on j.copropriete_id = x.id group by x.rang order by x.rang`,
        [dossiers.map((d) => d.id)],
      )
      if (rangs.length > 0) lus.push({ debut, fin: maintenant(), rangs: rangs.map((r) => r.n) })
      await wait(97)
    }
  }
  const casser = async (): Promise<void> => {
    for (let n = 0; !fini; n += 1) {
      await fautes[n % fautes.length]?.()
      await wait(1_500)
    }
  }
  const tout = [...gens.map(boucle), photographier(), casser()]
  await wait(dureeMs)
  fini = true
  await Promise.all(tout)
  for (const d of dossiers.filter((x) => x.appels.length > 0)) {
    await FAIRE.lire(d, gens.at(-1)?.qui.id ?? 0)
    const bloques = expliquer(d.appels)
    if (bloques)
      bilan.fautes.push(
        `copropriété ${d.id}, ${d.appels.length} appels, aucun ordre n’explique : ${JSON.stringify(bloques)}`,
      )
  }
  const croisement = croises(lus)
  if (croisement) bilan.fautes.push(`deux lectures se croisent : ${JSON.stringify(croisement)}`)
  bilan.instantanes = lus.length
  bilan.validations = dossiers
    .flatMap((d) => d.appels)
    .filter((x) => x.verbe === 'valider' && x.reponse === 'ok').length
  return bilan
}
