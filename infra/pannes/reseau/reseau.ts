import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@registre/db/embedded'
import type { Chantier } from '../../boot/mener.ts'
import { ouvrirDossier, tableauExercice } from '../base.ts'
import { dire as phrase, recus, type Syndic, syndic, type Vu } from '../pieces/appels.ts'
import { bilan, dernierEnvoi } from '../pieces/epreuves.ts'
import { type Lieu, ouvrirLieu } from '../pieces/lieu.ts'
import { jusqua, nodeDe, ouvrirTenus, repond, tenir } from '../processus.ts'
import { type Etat, type Lien, relier } from './lien.ts'
import { PLANTEES } from './plantees.ts'

const ETATS: readonly (readonly [nom: string, etat: Etat, seul?: string])[] = [
  ['lent de 300 ms', { delaiMs: 300 }],
  ['un envoi sur dix perdu', { perte: 0.1 }],
  ['coupé à l’aller', { coupe: 'aller' }],
  ['coupé au retour', { coupe: 'retour' }],
  // More than the words of a mail before its text.
  [
    'coupé au retour, le message remis',
    { coupe: 'retour', apresOctets: 500 },
    'serveur de courriel',
  ],
]
const MINUTES = [5, -5]
const DUREE_MS = 8_000
/** How long somebody waits before it is said that nobody answers. */
const PATIENCE_MS = 30_000

/** The links of the two processes, by the setting that names where each leads. */
const LIENS: Readonly<Record<string, string>> = {
  'api DATABASE_URL': 'API et base',
  'api DATABASE_REPLICA_URL': 'API et base',
  'worker DATABASE_URL': 'worker et base',
  'worker DATABASE_REPLICA_URL': 'worker et base',
  'api REDIS_URL': 'Redis',
  'worker REDIS_URL': 'Redis',
  'api S3_ENDPOINT': 'magasin d’objets',
  'worker S3_ENDPOINT': 'magasin d’objets',
  'worker SMTP_URL': 'serveur de courriel',
}

interface Constat {
  vu: string
  fautes: string[]
}

/** What a person does meanwhile: reads, opens an account, files a proof; each answer with its time. */
const agir = async (qui: Syndic, comptes: string[]): Promise<{ vu: Vu; ms: number }[]> => {
  const un = async (faire: () => Promise<Vu>): Promise<{ vu: Vu; ms: number }> => {
    const debut = performance.now()
    const vu = await faire().catch((error: unknown) => ({
      statut: 0,
      phrase: String(error),
      corps: null,
    }))
    return { vu, ms: performance.now() - debut }
  }
  const creer = async (): Promise<Vu> => {
    const fait = await qui.creerCompte()
    if (fait.statut === 200) comptes.push(fait.email)
    return fait
  }
  return Promise.all([un(() => qui.chercherAnnuaire()), un(creer), un(() => qui.deposer())])
}

/** One link in one state for some seconds, then sound again. */
const eprouver = async (
  lieu: Lieu,
  qui: Syndic,
  liens: readonly Lien[],
  etat: Etat,
): Promise<Constat> => {
  const comptes: string[] = []
  for (const lien of liens) lien.regler(etat)
  const fin = Date.now() + DUREE_MS
  const rendre = wait(DUREE_MS).then(() => liens.forEach((lien) => lien.regler({})))
  const vus: { vu: Vu; ms: number }[] = []
  while (Date.now() < fin) vus.push(...(await agir(qui, comptes)))
  await rendre
  const retour = await jusqua(
    async () => (await agir(qui, comptes)).every(({ vu }) => vu.statut === 200),
    60,
  )
  const partis = await jusqua(
    async () => (await recus(lieu, comptes)).arrives === comptes.length,
    120,
  )
  const { plusDUneFois } = await recus(lieu, comptes)
  const refus = vus.filter(({ vu }) => vu.statut !== 200)
  const longue = Math.max(...vus.map(({ ms }) => ms))
  const muets = refus.filter(({ vu }) => vu.statut < 500 || vu.phrase === '')
  return {
    vu: `${vus.length - refus.length} sur ${vus.length}${refus[0] ? ` ; ${phrase(refus[0].vu)}` : ''} ; au plus ${(longue / 1000).toFixed(1)} s ; repris en ${retour?.toFixed(1) ?? 'JAMAIS'} s`,
    fautes: [
      ...(muets[0] ? [`un refus ne dit rien : ${phrase(muets[0].vu)}`] : []),
      ...(longue > PATIENCE_MS
        ? [`personne ne répond pendant ${Math.round(longue / 1000)} s`]
        : []),
      ...(retour === null ? ['ne reprend pas'] : []),
      ...(partis === null ? ['courriels perdus'] : []),
      ...(plusDUneFois > 0 ? ['courriels doublés'] : []),
    ],
  }
}

/** A second API whose clock is some minutes away: it does nothing, and sends elsewhere. */
const horloge = async (chantier: Chantier, lieu: Lieu, minutes: number): Promise<Constat> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const autre = tenir(
    `api-${minutes}`,
    lieu.dossier,
    nodeDe('apps/api/src/server.ts'),
    {
      ...lieu.envApi,
      PORT: String(port),
      NODE_OPTIONS: `${lieu.envApi['NODE_OPTIONS'] ?? ''} --import=${join(import.meta.dirname, 'decalage.mjs')}`,
      DECALAGE_MS: String(minutes * 60_000),
    },
    () => repond(`${url}/healthz`),
  )
  await ouvrirTenus(chantier, [autre])
  const ici = await syndic(lieu)
  const appels = await Promise.all(
    ['/api/public/configuration', '/api/account'].map((c) =>
      fetch(`${url}${c}`).then((r) => r.status),
    ),
  )
  const prete = await repond(`${url}/readyz`)
  const compte = await ici.creerCompte()
  return {
    vu: `elle répond ${appels.join(', ')} ; prête : ${prete ? 'oui' : 'non'} ; l’autre répond ${compte.statut}`,
    fautes: [
      ...(appels.every((statut) => statut === 502) && !prete
        ? []
        : ['elle sert à une fausse heure']),
      ...(compte.statut === 200 ? [] : ['l’autre ne sert plus']),
    ],
  }
}

/** What is played, its links by their name. `plantees`: a fault of the register may be planted. */
const ouvrir = async (chantier: Chantier, plantees: boolean) => {
  const liens = new Map<string, Lien[]>()
  const relayer = async (cle: string, url: string): Promise<string> => {
    const nom = LIENS[cle]
    if (nom === undefined) return url
    const lien = await chantier.ouvrir(
      () => relier(url),
      (l) => l.fermer(),
    )
    liens.set(nom, [...(liens.get(nom) ?? []), lien])
    return lien.url
  }
  const planter = await ouvrirDossier(chantier, 'plantee')
  const plantee = join(planter, 'nom')
  await writeFile(plantee, '')
  const lieu = await ouvrirLieu(
    chantier,
    1,
    relayer,
    plantees
      ? {
          PLANTEE: plantee,
          NODE_OPTIONS: `--import=${join(import.meta.dirname, 'plantees.ts')}`,
        }
      : {},
  )
  await ouvrirTenus(chantier, [lieu.redis, lieu.api, lieu.worker])
  return { liens, lieu, plantee, qui: await syndic(lieu) }
}

/** Each link slow, lossy, cut one way, and clocks apart; writes the table of docs/pannes.md. Gives the exit code. */
export const jouerReseau = async (chantier: Chantier): Promise<number> => {
  const { liens, lieu, qui } = await ouvrir(chantier, false)
  const depuis = await dernierEnvoi(lieu)
  const { noter, conclure } = tableauExercice('reseau', [
    'lien',
    'état',
    'ce qu’une personne a vu',
    'fautes',
  ])
  const constater = (nom: string, etat: string, { vu, fautes }: Constat): void =>
    noter(fautes.length === 0, nom, etat, vu, fautes.join(' ; ') || 'aucune')
  for (const [nom, siens] of liens)
    for (const [dit, etat] of ETATS.filter(([, , seul = nom]) => seul === nom))
      constater(nom, dit, await eprouver(lieu, qui, siens, etat))
  for (const minutes of MINUTES)
    constater('horloge d’une API', `${minutes} minutes`, await horloge(chantier, lieu, minutes))
  constater('tous', 'à la fin', { vu: 'envois de l’exercice', fautes: await bilan(lieu, depuis) })
  return conclure('Chaque lien peut manquer.')
}

/** Plants the faults that the drill must see, one at a time; writes what it saw. Gives the exit code. */
export const jouerReseauFautif = async (chantier: Chantier): Promise<number> => {
  const { liens, lieu, plantee, qui } = await ouvrir(chantier, true)
  const { noter, conclure } = tableauExercice('reseau-plantees', [
    'faute plantée',
    'lien',
    'état',
    'ce que l’exercice en dit',
  ])
  for (const { nom, lien, etat: dit, vue } of PLANTEES) {
    await writeFile(plantee, nom)
    for (const tenu of [lieu.api, lieu.worker]) {
      await tenu.signaler('SIGKILL')
      await tenu.demarrer()
    }
    const etat = ETATS.find(([n]) => n === dit)?.[1]
    const { fautes } = etat
      ? await eprouver(lieu, qui, liens.get(lien) ?? [], etat)
      : await horloge(chantier, lieu, parseInt(dit, 10))
    noter(
      fautes.some((f) => f.startsWith(vue)),
      nom,
      lien,
      dit,
      fautes.join(' ; ') || 'RIEN',
    )
  }
  return conclure('Chaque faute plantée est vue.')
}
