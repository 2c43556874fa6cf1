import { setTimeout as wait } from 'node:timers/promises'
import {
  courriel,
  enqueueOutbox,
  JUSQU_AU_MATIN,
  outboxItem,
} from '../../../apps/api/src/platform/outbox.ts'
import { compter } from '../base.ts'
import { attendre, jusqua } from '../processus.ts'
import { dire, recus, type Syndic } from './appels.ts'
import type { Lieu } from './lieu.ts'

/** One row of the drill. */
export interface Constat {
  piece: string
  /** What a person saw meanwhile. */
  vu: string
  /** What happened when it came back. */
  retour: string
  /** What does not hold. */
  fautes: string[]
}
export type Epreuve = (lieu: Lieu, qui: Syndic) => Promise<Constat>

const duree = (secondes: number | null): string =>
  secondes === null ? 'JAMAIS' : `${secondes.toFixed(1)} s`

/** Creates accounts, and waits for their mails. */
const comptesEtCourriels = async (lieu: Lieu, qui: Syndic, combien: number, patience: number) => {
  const comptes = await Promise.all(Array.from({ length: combien }, () => qui.creerCompte()))
  const emails = comptes.map((c) => c.email)
  const attente = await jusqua(
    async () => (await recus(lieu, emails)).arrives === combien,
    patience,
  )
  const bilan = await recus(lieu, emails)
  return {
    vu: dire(
      comptes.find((c) => c.statut >= 300) ?? comptes[0] ?? { statut: 0, phrase: '', corps: 0 },
    ),
    attente,
    fautes: [
      ...(comptes.some((c) => c.statut >= 300) ? ['une création est refusée'] : []),
      ...(bilan.arrives < combien ? [`${combien - bilan.arrives} courriel(s) perdu(s)`] : []),
      ...(bilan.plusDUneFois > 0 ? [`${bilan.plusDUneFois} courriel(s) doublé(s)`] : []),
    ],
  }
}

/** Redis was not there when the API and the worker started. */
export const redisAuDemarrage: Epreuve = async (lieu, qui) => {
  const sans = await comptesEtCourriels(lieu, qui, 3, 60)
  await lieu.redis.demarrer()
  await wait(12_000)
  const avec = await comptesEtCourriels(lieu, qui, 3, 60)
  return {
    piece: 'Redis, absent au démarrage',
    vu: `comptes créés (${sans.vu}) ; leurs courriels partent en ${duree(sans.attente)}, par PostgreSQL`,
    retour: `repris sans rien relancer : courriels en ${duree(avec.attente)}`,
    fautes: [...sans.fautes, ...avec.fautes],
  }
}

/** Redis dies while mails are handed over. */
export const redisEnVol: Epreuve = async (lieu, qui) => {
  const enVol = comptesEtCourriels(lieu, qui, 12, 120)
  await wait(150)
  await lieu.redis.signaler('SIGKILL')
  const { vu, attente, fautes } = await enVol
  await lieu.redis.demarrer()
  await wait(12_000)
  const apres = await comptesEtCourriels(lieu, qui, 3, 60)
  return {
    piece: 'Redis, tué pendant des envois',
    vu: `comptes créés (${vu}) ; les 12 courriels partent en ${duree(attente)}`,
    retour: `repris : courriels en ${duree(apres.attente)}`,
    fautes: [...fautes, ...apres.fautes],
  }
}

/** A measure of one process, whatever its labels; NaN without it. */
const mesure = (mesures: string, nom: string): number =>
  Number(new RegExp(`^${nom}(?:\\{.*\\})? (\\S+)$`, 'm').exec(mesures)?.[1])

/** The mail server is away for ten minutes of the register's clock, that `acceleration` divides. */
export const smtpAbsent =
  (acceleration: number): Epreuve =>
  async (lieu, qui) => {
    const avant = (await lieu.dits()).length
    await lieu.smtp.couper()
    const comptes = await Promise.all(Array.from({ length: 3 }, () => qui.creerCompte()))
    const emails = comptes.map((c) => c.email)
    await wait((600 * 1000) / acceleration)
    const mesures = await lieu.mesures()
    const reessayes = mesure(mesures, 'registre_envois_reessayes')
    const dits = (await lieu.dits()).slice(avant)
    const avertis = dits.split('\n').filter((l) => l.includes('"a sending failed"'))
    const essais = Math.max(0, ...avertis.map((l) => Number(/"tentative":(\d+)/.exec(l)?.[1])))
    await lieu.smtp.rendre()
    const partis = await jusqua(
      async () => (await recus(lieu, emails)).arrives === emails.length,
      (3600 * 2) / acceleration,
    )
    await wait(1_000)
    const { arrives, plusDUneFois } = await recus(lieu, emails)
    return {
      piece: `serveur de courriel, absent 10 minutes${acceleration > 1 ? ` (délais divisés par ${acceleration})` : ''}`,
      vu: `comptes créés (${comptes.map((c) => c.statut).join(', ')}), rien d’autre ; ${avertis.length} avertissements au journal, jusqu’à l’essai ${essais} sur 10 ; ${reessayes} envois réessayés dans /metrics`,
      retour: `${arrives} courriels sur 3 partis ${duree(partis)} après${acceleration > 1 && partis !== null ? ` (${Math.round((partis * acceleration) / 60)} minutes à la vitesse réelle)` : ''}, ${plusDUneFois} en double`,
      fautes: [
        ...(comptes.some((c) => c.statut >= 300) ? ['une création est refusée'] : []),
        ...(avertis.length < 3 ? ['les échecs ne sont pas tous dits'] : []),
        ...(dits.includes('@pannes.test') ? ['le journal nomme une adresse'] : []),
        ...(reessayes === 3 ? [] : [`${reessayes} envois réessayés dans /metrics au lieu de 3`]),
        ...(arrives === 3 ? [] : ['courriels perdus']),
        ...(plusDUneFois > 0 ? ['courriels doublés'] : []),
      ],
    }
  }

/** The read replica dies, then comes back. */
export const repliqueAbsente: Epreuve = async (lieu, qui) => {
  const utilisee = async (): Promise<boolean> => {
    await qui.chercherAnnuaire()
    // A register that works writes: the delay of the replica is read from it.
    await lieu.db.query(`update parametre set valeur = valeur where cle = 'suivi:projections'`)
    const mesures = await (await fetch(`${lieu.url}/metrics`)).text()
    return mesure(mesures, 'registre_replique_utilisee') === 1
  }
  const avant = await jusqua(utilisee, 60)
  await lieu.replique.couper()
  const vus = await Promise.all(Array.from({ length: 20 }, () => qui.chercherAnnuaire()))
  const refus = vus.filter((v) => v.statut !== 200)
  const laissee = await jusqua(async () => !(await utilisee()), 30)
  await lieu.replique.rendre()
  const retour = await jusqua(utilisee, 90)
  return {
    piece: 'réplique de lecture',
    vu: `20 recherches dans l’annuaire : ${refus[0] ? dire(refus[0]) : '200, par le primaire'}`,
    retour: `reprise d’elle-même en ${duree(retour)}`,
    fautes: [
      ...(avant === null ? ['la réplique ne servait pas'] : []),
      ...(laissee === null ? ['la réplique coupée passe pour utilisée'] : []),
      ...(refus.length > 0 ? [`${refus.length} lecture(s) refusée(s)`] : []),
      ...(retour === null ? ['la réplique n’est jamais reprise'] : []),
    ],
  }
}

/** The object store is away: proofs are filed and read, a certificate is to be made. */
export const magasinAbsent: Epreuve = async (lieu, qui) => {
  const premier = await qui.deposer()
  const avant = await compter(lieu.db, 'document')
  await lieu.magasin.couper()
  const [refuse, illisible] = [await qui.deposer(), await qui.relire(premier.id)]
  const pendant = await compter(lieu.db, 'document')
  const [c] = await lieu.db.query<{ id: number }>(
    `select id from copropriete where etat = 'IMMATRICULEE_RATTACHEE' order by id limit 1`,
  )
  await enqueueOutbox({ sql: lieu.db.query }, [
    outboxItem('attestation', { coproprieteId: c?.id ?? 0 }),
  ])
  await wait(4_000)
  await lieu.magasin.rendre()
  const [repris, relu] = [await qui.deposer(), await qui.relire(premier.id)]
  const attestation = await jusqua(
    async () =>
      (await compter(lieu.db, `outbox where type = 'attestation' and statut <> 'DONE'`)) === 0,
    120,
  )
  return {
    piece: 'magasin d’objets (S3)',
    vu: `dépôt d’un justificatif : ${dire(refuse)} ; lecture d’un autre : ${dire(illisible)}`,
    retour: `dépôt ${repris.statut}, lecture ${relu.statut} ; l’attestation qui attendait est faite en ${duree(attestation)}`,
    fautes: [
      ...(premier.statut === 200 ? [] : [`dépôt impossible avant la coupure : ${dire(premier)}`]),
      ...(refuse.statut < 500 || refuse.phrase === '' ? ['le dépôt ne dit pas son refus'] : []),
      ...(pendant === avant ? [] : ['un dépôt refusé a laissé une ligne']),
      ...(illisible.statut < 500 ? ['la lecture ne dit pas son refus'] : []),
      ...(repris.statut === 200 && relu.statut === 200 ? [] : ['le dépôt ne reprend pas']),
      ...(attestation === null ? ['l’attestation est perdue'] : []),
    ],
  }
}

/** The last row of the outbox: what the demonstration left there is before it. */
export const dernierEnvoi = async (lieu: Lieu): Promise<string> =>
  (await lieu.db.query<{ id: string }>('select coalesce(max(id), 0)::text as id from outbox'))[0]
    ?.id ?? '0'

/**
 * Nothing of what was asked since waits any more, nothing failed, and both processes are those of the
 * start. Mails of the calendar, held until the morning, stay out of it.
 */
export const bilan = async (lieu: Lieu, depuis: string): Promise<string[]> => {
  await enqueueOutbox({ sql: lieu.db.query }, [
    courriel('fin@pannes.test', 'webhook-suspendu', { nom: 'fin', cause: 'essai' }),
  ])
  await attendre(
    'la fin des envois',
    async () =>
      (await compter(
        lieu.db,
        `outbox where statut in ('PENDING', 'QUEUED', 'SENDING') and id > $1::bigint and pas_avant < ${JUSQU_AU_MATIN}`,
        [depuis],
      )) === 0,
  )
  const rates = await compter(
    lieu.db,
    `outbox where statut in ('FAILED', 'UNCERTAIN') and id > $1::bigint`,
    [depuis],
  )
  return [
    ...(rates > 0 ? [`${rates} envoi(s) en échec ou incertain(s)`] : []),
    ...[lieu.api, lieu.worker].filter((t) => t.mortSeul()).map((t) => `${t.nom} est tombé`),
  ]
}
