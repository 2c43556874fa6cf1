import { execFile, spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@registre/db/embedded'
import { type ChampPortefeuille, COLONNES_PORTEFEUILLE, TITRE_NUMERO } from '@registre/domain'
import { fakeClock, until } from '@registre/testing'
import { readXlsx, writeXlsx } from 'hucre'
import { describe, expect, it } from 'vitest'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { projeterCoproprietes } from '../projections/projeter.ts'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { signer } from '../webhooks/signature.ts'
import { ouvrirRegistre } from '../../../../../packages/client/src/index.ts'
import { coproprietesSuivies, exerciceEnregistre } from '@registre/testing/register'
import { comptes, EXEMPLES, fautes, LOGIN, useExemples } from './exemples-de-test.ts'

// The examples of packages/client, run as programs against a real server and a real worker that
// hold the demonstration's data.

const NOMBRE = 500

describe('the examples of the published client', () => {
  const { base, api, dossier, jeton, lancerWorker, tuerWorker, lancer, cookieDe, syndic } =
    useExemples()
  const clock = fakeClock(new Date())
  const erreursDites = (dites: readonly string[]) =>
    dites
      .slice(1, -1)
      .map((l) => /^Ligne (\d+) \(.*?\) (\w+) \[([^\]]+)\] /.exec(l)?.slice(1).join(' '))

  it('files the annual update of one co-ownership', async () => {
    const [c] = await coproprietesSuivies({ db: base().db, clock }, await syndic(), 1)
    const lignes = await lancer('deposer-mise-a-jour.ts', String(c?.id))
    expect(lignes.at(-1)).toContain(`Mise à jour enregistrée : ${c?.nom}`)
    expect(
      await base().db.query(
        `select type_maj from declaration where copropriete_id = $1 and etat = 'COURANTE'`,
        [c?.id],
      ),
    ).toEqual([{ type_maj: 'ANNUELLE' }])
  }, 60_000)

  it('files a portfolio of 500 with 20 deliberate errors, and reports exactly those', async () => {
    const suivies = await coproprietesSuivies({ db: base().db, clock }, await syndic(), NOMBRE)
    const { annee } = exerciceEnregistre({ clock })
    const attendues: string[] = []
    const lignes = suivies.map(({ numero }, i) => {
      const erreur = i % 25 === 7 ? fautes(annee, 100 + i)[Math.floor(i / 25) % 10] : undefined
      if (erreur) attendues.push(`${i + 1} ${erreur[1]} ${erreur[2]}`)
      return {
        numero,
        ...comptes(annee, i),
        ...erreur?.[0],
      }
    })
    expect(attendues).toHaveLength(20)
    const fichier = join(dossier(), 'lignes.json')
    await writeFile(fichier, JSON.stringify(lignes))
    const dites = await lancer('deposer-portefeuille.ts', fichier)
    expect(dites[0]).toBe('Contrôle : 500 lignes, 480 prêtes, 0 à confirmer, 20 en erreur.')
    expect(erreursDites(dites)).toEqual(attendues)
    expect(dites.at(-1)).toBe(
      'Dépôt terminé : 480 déposées, 0 en attente d’accord, 0 refusées, 20 en erreur, 0 déjà enregistrées.',
    )
    const [bilan] = await base().db.query(
      `select count(*)::int as n, count(distinct copropriete_id)::int as c from declaration where type_maj = 'ANNUELLE' and etat = 'COURANTE' and copropriete_id = any($1::int[])`,
      [suivies.map((c) => c.id)],
    )
    expect(bilan).toEqual({ n: 480, c: 480 })
    const modalites = await base().db.query(
      `select distinct modalite from journal where type = 'deposer-portefeuille' or (type = 'mettre-a-jour' and copropriete_id = any($1::int[]))`,
      [suivies.map((c) => c.id)],
    )
    expect(modalites).toEqual([{ modalite: 'API' }])
    // The same file again: everything is known, nothing is filed twice.
    const [encore] = await base().db.query<{ n: number }>(
      `select count(*)::int as n from declaration`,
    )
    await expect(lancer('deposer-portefeuille.ts', fichier)).rejects.toThrow(
      /Aucune ligne n’est prête/,
    )
    expect(await base().db.query(`select count(*)::int as n from declaration`)).toEqual([encore])
  }, 240_000)

  it('does the same through the workbook that the register prepares', async () => {
    const suivies = await coproprietesSuivies({ db: base().db, clock }, await syndic(), NOMBRE)
    const { annee } = exerciceEnregistre({ clock })
    const { blob } = await ouvrirRegistre({
      url: api().url,
      jeton: jeton(),
    }).telechargerModelePortefeuille()
    const [feuille] = (await readXlsx(new Uint8Array(await blob.arrayBuffer()))).sheets
    const [titres = [], ...modele] = feuille?.rows ?? []
    const numeros = new Set(suivies.map((c) => c.numero))
    const siennes = modele.filter((l) =>
      numeros.has(String(l[titres.indexOf(TITRE_NUMERO)]).replaceAll('-', '')),
    )
    expect(siennes).toHaveLength(NOMBRE)
    const attendues: string[] = []
    const ecrire = (ligne: unknown[], champ: string, valeur: unknown): void => {
      const titre =
        champ === 'numero' ? TITRE_NUMERO : COLONNES_PORTEFEUILLE[champ as ChampPortefeuille].titre
      ligne[titres.indexOf(titre)] = valeur
    }
    for (const [i, ligne] of siennes.entries()) {
      for (const [champ, valeur] of Object.entries(comptes(annee, i))) ecrire(ligne, champ, valeur)
      if (i % 25 !== 7) continue
      const [valeurs, champ, code] = fautes(annee, 100 + i).filter(([, nom]) => nom !== 'couleur')[
        Math.floor(i / 25) % 9
      ] ?? [{}, '', '']
      for (const [nom, valeur] of Object.entries(valeurs)) ecrire(ligne, nom, valeur)
      // The row that the spreadsheet shows: the first one holds the titles.
      attendues.push(`${i + 2} ${champ} ${code}`)
    }
    const fichier = join(dossier(), 'annuelles.xlsx')
    await writeFile(
      fichier,
      await writeXlsx({ sheets: [{ name: 'Annuelles', rows: [titres, ...siennes] }] }),
    )
    const dites = await lancer('deposer-portefeuille.ts', fichier)
    expect(dites[0]).toBe('Contrôle : 500 lignes, 480 prêtes, 0 à confirmer, 20 en erreur.')
    expect(erreursDites(dites)).toEqual(attendues)
    expect(dites.at(-1)).toBe(
      'Dépôt terminé : 480 déposées, 0 en attente d’accord, 0 refusées, 20 en erreur, 0 déjà enregistrées.',
    )
  }, 240_000)

  it('make a first call, and follow the changes from where they stopped', async () => {
    // What the worker does every five seconds, at once.
    await scellerJournal({ db: base().db, log: { info: () => undefined } })
    await projeterCoproprietes({ db: base().db })
    const env = { ...process.env, REGISTRE_URL: api().url, REGISTRE_JETON: jeton() }
    const { stdout } = await promisify(execFile)(
      'sh',
      ['-eu', join(EXEMPLES, 'premier-appel.sh')],
      { env },
    )
    const [reperees, compte, changements] = stdout
      .trim()
      .split('\n')
      .map((l) => JSON.parse(l) as Record<string, never>)
    expect(reperees).toMatchObject({
      resultats: [{ cle: 'AA0-000-001', coproprietes: [{ numeroImmatriculation: 'AA0000001' }] }],
    })
    expect(compte).toMatchObject({ login: LOGIN })
    expect(changements).toMatchObject({
      changements: [{ rang: expect.any(Number) }, {}, {}],
      encore: true,
    })
    expect(await lancer('premier-appel.ts', '')).toEqual([
      expect.stringContaining('Cabinet Montclair Gestion : '),
    ])
    const rang = join(dossier(), 'rang.txt')
    // Again, each from where the last one stopped, until there is nothing more to tell.
    const lus: string[] = []
    for (
      let suite = await lancer('suivre-changements.ts', rang);
      ;
      suite = await lancer('suivre-changements.ts', rang)
    ) {
      expect(suite.at(-1)).toMatch(/^À jour au rang \d+\.$/)
      lus.push(...suite.slice(0, -1))
      if (suite.length === 1) break
    }
    const rangs = lus.map((l) => Number(l.split(' ')[0]))
    expect(rangs.length).toBeGreaterThan(100)
    expect(rangs).toEqual([...new Set(rangs)].toSorted((x, y) => x - y))
    const faux = promisify(execFile)('sh', ['-eu', join(EXEMPLES, 'premier-appel.sh')], {
      env: { ...env, REGISTRE_JETON: 'rnc_faux' },
    })
    await expect(faux).rejects.toMatchObject({
      stdout: expect.stringContaining('"code":"jeton-invalide"'),
    })
  }, 60_000)

  it('receive notices, whose signature is checked by the program and by hand', async () => {
    const port = await freePort()
    const admin = await syndic('tele_pro_admin_princ@demo.registre.test')
    // A person does it, on screen.
    const cookie = await cookieDe(admin.utilisateurId)
    const { webhook, cle } = await ouvrirRegistre({
      url: api().url,
      enTetes: () => ({ cookie }),
    }).creerWebhook({
      body: { nom: 'Logiciel', url: `http://127.0.0.1:${port}/avis` },
    })
    const recepteur = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(EXEMPLES, 'recevoir-avis.ts')],
      {
        env: { ...process.env, CLE: cle, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    let dit = ''
    recepteur.stdout.on('data', (d: Buffer) => (dit += d.toString()))
    try {
      await until(
        () => dit,
        (t) => t.includes('En écoute.'),
        20_000,
      )
      const url = `http://127.0.0.1:${port}/avis`
      expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401)
      const [c] = await coproprietesSuivies({ db: base().db, clock }, admin, 1)
      await journaliser({ sql: base().db.query }, TRAITEMENT, {
        categorie: 'DECLARATION',
        type: 'mettre-a-jour',
        coproprieteId: c?.id ?? 0,
      })
      await until(
        () => dit,
        (t) => t.includes(`${c?.numero} : `),
        30_000,
      )
      // The same notice again, by hand: known, and told no more.
      const corps = JSON.stringify({
        envoi: 'x',
        webhook: webhook.id,
        changements: [{ rang: 1, libelle: 'Essai', copropriete: { numero: 'AA0' } }],
        suivant: 1,
      })
      const signature = signer([cle], Math.floor(Date.now() / 1000), corps)
      for (let essai = 0; essai < 2; essai += 1)
        expect(
          (
            await fetch(url, {
              method: 'POST',
              body: corps,
              headers: { 'x-registre-signature': signature },
            })
          ).status,
        ).toBe(204)
      expect(dit.match(/AA0 : Essai/g)).toHaveLength(1)
      await writeFile(join(dossier(), 'avis.json'), corps)
      const verifier = (texte: string) =>
        promisify(execFile)('sh', [join(EXEMPLES, 'verifier-signature.sh')], {
          cwd: dossier(),
          env: { ...process.env, CLE: cle, SIGNATURE: texte },
        })
      expect((await verifier(signature)).stdout).toBe('Signature juste.\n')
      await expect(
        verifier(signature.replace(/.$/, (x) => (x === '0' ? '1' : '0'))),
      ).rejects.toMatchObject({ stdout: 'Signature fausse.\n' })
    } finally {
      recepteur.kill('SIGKILL')
    }
  }, 90_000)

  it('a portfolio whose worker is killed in the middle, twice, is taken up again: each row once, one mail for each', async () => {
    const suivies = await coproprietesSuivies({ db: base().db, clock }, await syndic(), 150)
    const { annee } = exerciceEnregistre({ clock })
    const registre = ouvrirRegistre({ url: api().url, jeton: jeton() })
    const { id } = await registre.controlerPortefeuille({
      body: { lignes: suivies.map(({ numero }, i) => ({ numero, ...comptes(annee, i) })) },
    })
    await registre.deposerPortefeuille({ params: { id }, body: {} })
    const deposees = async () =>
      (await registre.lirePortefeuille({ params: { id } })).portefeuille.comptes.DEPOSEE
    for (const seuil of [10, 60]) {
      await until(deposees, (n) => n >= seuil, 30_000)
      await tuerWorker()
      const arretees = await deposees()
      expect(arretees).toBeLessThan(150)
      // Two minutes go by: the row and its place in the queue are known to be nobody's any more.
      await base().db.query(
        `update outbox set pas_avant = pas_avant - interval '121 seconds' where statut = 'SENDING'`,
      )
      await base().db.query(`delete from bullmq.job where name = 'outbox'`)
      lancerWorker()
      await until(deposees, (n) => n > arretees, 30_000)
    }
    await until(
      async () => (await registre.lirePortefeuille({ params: { id } })).portefeuille.etat,
      (etat) => etat === 'TERMINE',
      60_000,
    )
    const bilan = await base().db.query(
      `select count(*)::int as n, count(distinct copropriete_id)::int as c from declaration where type_maj = 'ANNUELLE' and etat = 'COURANTE' and copropriete_id = any($1::int[])`,
      [suivies.map((c) => c.id)],
    )
    expect(bilan).toEqual([{ n: 150, c: 150 }])
    const journal = await base().db.query(
      `select copropriete_id from journal where type = 'mettre-a-jour' and copropriete_id = any($1::int[]) group by 1 having count(*) <> 1`,
      [suivies.map((c) => c.id)],
    )
    expect(journal).toEqual([])
    const termines = await base().db.query(
      `select id from journal where type = 'terminer-portefeuille' and donnees ->> 'portefeuilleId' = $1`,
      [String(id)],
    )
    expect(termines).toHaveLength(1)
    const courriels = await base().db.query(
      `select payload ->> 'a' as a, count(*)::int as n from outbox where payload ->> 'modele' = 'portefeuille-termine' and payload -> 'donnees' ->> 'portefeuilleId' = $1 group by 1`,
      [String(id)],
    )
    expect(new Set(courriels.map(({ n }) => n))).toEqual(new Set([1]))
  }, 120_000)
})
