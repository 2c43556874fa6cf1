import { setTimeout as wait } from 'node:timers/promises'
import { dire, jusqua, type Syndic, type Vu } from './appels.ts'
import type { Epreuve } from './epreuves.ts'
import type { Lieu } from './lieu.ts'
import type { Service } from './services.ts'

/** An outside check: who asks it, what is granted without it, what waits, what plays it again. */
interface Controle {
  piece: string
  service(lieu: Lieu): Service
  /** What a person does that asks for it. */
  faire(qui: Syndic): Promise<Vu>
  /** The status while it is away: granted without it, or refused with its sentence. */
  sans: number
  /** What is granted meanwhile, and who sees what waits. */
  dit: string
  /** Leaves a check that waits; nothing where nobody waits for it. */
  attendre?(lieu: Lieu): Promise<void>
  /** How many checks still wait. */
  restent?(lieu: Lieu): Promise<number>
}

const compter = async (lieu: Lieu, sql: string): Promise<number> =>
  (await lieu.db.query<{ n: number }>(sql))[0]?.n ?? 0

/** SIRET that the drill's directory knows: all of them. */
const SIRET = '73282932000074'

const CONTROLES: readonly Controle[] = [
  {
    piece: 'antivirus',
    service: (lieu) => lieu.antivirus,
    faire: (qui) => qui.deposer(),
    sans: 200,
    dit: 'le justificatif est gardé, la validation qui en dépend attend, le teneur et la page d’état le disent',
    restent: (lieu) =>
      compter(lieu, `select count(*)::int as n from document where etat_analyse = 'PENDING'`),
  },
  {
    piece: 'annuaire des entreprises',
    service: (lieu) => lieu.annuaire,
    faire: (qui) => qui.appeler(`/api/public/siret/etablissements/${SIRET}`),
    sans: 503,
    dit: 'un compte s’ouvre sur ce qui est saisi, sa lettre attend, à vérifier par un teneur',
    attendre: async ({ db }) => {
      await db.query(
        `update teledeclarant set sirene_attendue_le = now(), saisi_a_la_main = true where id = (select min(id) from teledeclarant where type = 'PRO' and siret is not null)`,
      )
    },
    restent: (lieu) =>
      compter(
        lieu,
        `select count(*)::int as n from teledeclarant where sirene_attendue_le is not null`,
      ),
  },
  {
    piece: 'index des parcelles',
    service: (lieu) => lieu.geocodeur,
    faire: (qui) =>
      qui.appeler('/api/public/geocodage/parcelles?codeInsee=75104&section=AB&numero=12'),
    sans: 503,
    dit: 'la parcelle se garde telle qu’elle est saisie, marquée ; un notaire n’a pas de numéro immédiat, un teneur décide ; la page d’état le dit',
    attendre: async ({ db }) => {
      await db.query(
        `update declaration set verifications = (select jsonb_agg(jsonb_build_object('champ', 'identification.parcelle.0', 'objet', 'PARCELLE', 'resultat', 'SERVICE_INDISPONIBLE',
           'reference', p.id_parcelle)) from parcelle p where p.copropriete_id = declaration.copropriete_id)
         where id = (select max(d.id) from declaration d join parcelle p using (copropriete_id) where d.etat = 'COURANTE')`,
      )
    },
    restent: (lieu) =>
      compter(
        lieu,
        `select count(*)::int as n from declaration where verifications @> '[{"resultat": "SERVICE_INDISPONIBLE"}]' and etat = 'COURANTE'`,
      ),
  },
  {
    piece: 'référentiel des bâtiments (RNB)',
    service: (lieu) => lieu.rnb,
    faire: (qui) =>
      qui.appeler('/api/public/geocodage/batiments?longitude=2.35&latitude=48.85&idBan='),
    sans: 503,
    dit: 'l’identifiant est facultatif : recopié, il est gardé « non vérifié » ; rien n’attend',
  },
]

/** Takes an outside check away while somebody asks for it, then waits for what waited. */
const absent =
  ({ piece, service, faire, sans, dit, attendre, restent }: Controle): Epreuve =>
  async (lieu, qui) => {
    const avant = await faire(qui)
    await service(lieu).couper()
    const pendant = await faire(qui)
    await attendre?.(lieu)
    const attendues = (await restent?.(lieu)) ?? 0
    await wait(1_000)
    await service(lieu).rendre()
    const apres = await faire(qui)
    const rejoue = restent ? await jusqua(async () => (await restent(lieu)) === 0, 200) : null
    const sort = restent
      ? `${attendues} contrôle(s) en attente, rejoué(s) en ${rejoue === null ? 'JAMAIS' : `${rejoue.toFixed(1)} s`}`
      : 'rien à rejouer'
    return {
      piece,
      vu: `${dire(pendant)} ; ${dit}`,
      retour: `${dire(apres)} ; ${sort}`,
      fautes: [
        ...(avant.statut === 200 ? [] : [`avant la coupure : ${dire(avant)}`]),
        ...(pendant.statut === sans ? [] : [`pendant la coupure : ${dire(pendant)}`]),
        ...(apres.statut === 200 ? [] : ['ne reprend pas']),
        ...(restent && attendues === 0 ? ['rien n’attend'] : []),
        ...(restent && rejoue === null ? ['jamais rejoué'] : []),
      ],
    }
  }

/** Each outside check of the register, away in turn. */
export const controlesAbsents: readonly Epreuve[] = CONTROLES.map(absent)
