import { createDb } from '@registre/db'
import { genUtilisateur, useDatabase } from '@registre/testing'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../platform/clock.ts'
import { courriel, enqueueOutbox } from '../platform/outbox.ts'
import { signSeed } from '../platform/secrets.ts'
import { createSessionStore } from '../platform/session-store.ts'
import { executerCommande } from './executer.ts'

describe('administration commands', () => {
  const base = useDatabase()
  const lancer = (argv: readonly string[], env: NodeJS.ProcessEnv = { SECRET: 'x'.repeat(40) }) =>
    executerCommande(argv, async () => ({ db: base().db, fermer: async () => {} }), env)
  const TENEUR = ['--email', 'Teneur@Exemple.test', '--nom', 'Martin', '--prenom', 'Alix']

  it('creates the first keeper, who receives a key; never two with one address, never another profile', async () => {
    expect(await lancer(['teneur:creer', ...TENEUR], {})).toMatchObject({
      code: 1,
      texte: expect.stringContaining('SECRET'),
    })
    expect(
      await lancer(['teneur:creer', '--email', 'un@deux@trois', '--nom', 'M', '--prenom', 'A']),
    ).toMatchObject({
      code: 1,
      texte: expect.stringContaining('email'),
    })
    expect(await lancer(['teneur:creer', ...TENEUR])).toMatchObject({ code: 0 })
    expect(await lancer(['teneur:creer', ...TENEUR])).toMatchObject({
      code: 1,
      texte: expect.stringContaining('déjà utilisée'),
    })
    expect(
      await base().db.query('select login, profil, actif, mot_de_passe_hash from utilisateur'),
    ).toEqual([
      {
        login: 'teneur@exemple.test',
        profil: 'TENEUR_ADMIN_PRINC',
        actif: true,
        mot_de_passe_hash: null,
      },
    ])
    expect(await base().db.query(`select payload ->> 'modele' as modele from outbox`)).toEqual([
      { modele: 'compte-cree' },
    ])
  })

  it('closes the sessions of one account, or of all, with their browsers, and journals that', async () => {
    const { db } = base()
    const ouvrir = async (login: string) => {
      const { id } = await db.prisma.utilisateur.create({ data: genUtilisateur({ login }) })
      const session = createSessionStore(db, systemClock)
      await session.remember(id)
      await session.open({ utilisateurId: id, adresse: '192.0.2.1', agent: '' })
    }
    const restantes = async () =>
      (
        await db.query<{ n: number }>(
          'select (select count(*) from session)::int + (select count(*) from jeton_souvenir)::int as n',
        )
      )[0]?.n
    await ouvrir('un@exemple.test')
    await ouvrir('deux@exemple.test')
    await ouvrir('trois@exemple.test')
    expect(await lancer(['sessions:fermer'])).toMatchObject({ code: 2 })
    expect(await lancer(['sessions:fermer', '--email', 'nul@exemple.test'])).toMatchObject({
      code: 1,
      texte: expect.stringContaining('nul@exemple.test'),
    })
    expect(await restantes()).toBe(6)
    expect(await lancer(['sessions:fermer', '--email', ' Un@exemple.test'])).toMatchObject({
      code: 0,
      texte: expect.stringContaining('Sessions fermées : 1.'),
    })
    expect(await restantes()).toBe(4)
    expect(await lancer(['sessions:fermer', '--toutes'])).toMatchObject({
      code: 0,
      texte: expect.stringContaining('Sessions fermées : 2.'),
    })
    expect(await restantes()).toBe(0)
    expect(
      await db.query(
        `select donnees ->> 'nombre' as nombre from journal where type = 'fermer-sessions' order by id`,
      ),
    ).toEqual([{ nombre: '1' }, { nombre: '2' }])
  })

  it('erases the second factors of an account for its operator, tells its owner, and journals that', async () => {
    const { db } = base()
    const { id } = await db.prisma.utilisateur.create({
      data: genUtilisateur({ login: 'perdu@exemple.test' }),
    })
    expect(await lancer(['facteurs:oublier', '--email', 'perdu@exemple.test'])).toMatchObject({
      code: 1,
    })
    await db.query(`update utilisateur set second_facteur = true where id = $1`, [id])
    await db.query(`insert into code_secours (utilisateur_id, code_hash) values ($1, 'x')`, [id])
    expect(await lancer(['facteurs:oublier', '--email', 'Perdu@exemple.test'])).toMatchObject({
      code: 0,
      texte: expect.stringContaining('Seconds facteurs effacés'),
    })
    expect(
      await db.query(
        `select second_facteur, (select count(*)::int from code_secours where utilisateur_id = u.id) as codes,
           (select count(*)::int from journal where type = 'oublier-facteurs' and donnees ->> 'utilisateurId' = u.id::text) as dits,
           (select count(*)::int from outbox where payload ->> 'a' = u.email and payload ->> 'modele' = 'second-facteur-efface') as avertis
         from utilisateur u where id = $1`,
        [id],
      ),
    ).toEqual([{ second_facteur: false, codes: 0, dits: 1, avertis: 1 }])
  })

  it('shows what waits for a decision, sends again or files it, and journals that', async () => {
    await base().db.query('delete from outbox')
    await enqueueOutbox(
      { sql: base().db.query },
      [1, 2, 3].map((n) =>
        courriel(`${n}@exemple.test`, 'webhook-suspendu', {
          nom: 'Logiciel',
          cause: 'réponse 500',
        }),
      ),
    )
    const ids = (
      await base().db.query<{ id: string }>('select id::text as id from outbox order by id')
    ).map((r) => r.id)
    expect(await lancer(['envois:lister'])).toMatchObject({
      code: 0,
      texte: expect.stringContaining('3  en attente'),
    })
    await base().db.query(
      `update outbox set statut = 'FAILED', erreur = 'réponse 550', tentatives = 10 where id = $1`,
      [ids[0]],
    )
    await base().db.query(`update outbox set statut = 'UNCERTAIN' where id = $1`, [ids[1]])
    const vue = await lancer(['envois:lister'])
    expect(vue).toMatchObject({ code: 1, texte: expect.stringContaining('réponse 550') })
    expect(vue.texte).toContain('courriel webhook-suspendu à 1@exemple.test')
    // What is shown elsewhere may go without them.
    for (const forme of [[], ['--json']])
      expect(
        (await lancer(['envois:lister', '--sans-destinataires', ...forme])).texte,
      ).not.toContain('@exemple.test')
    expect(await lancer(['envois:classer', '--numero', ids[0] ?? ''])).toMatchObject({ code: 1 })
    expect(await lancer(['envois:classer', '--numero', ids[1] ?? ''])).toMatchObject({ code: 0 })
    expect(await lancer(['envois:renvoyer', '--numero', 'abc'])).toMatchObject({ code: 2 })
    expect(await lancer(['envois:renvoyer', '--numero', 'tous', '--type', 'lettre'])).toMatchObject(
      { code: 1 },
    )
    expect(await lancer(['envois:renvoyer', '--numero', 'tous'])).toMatchObject({ code: 0 })
    expect(await lancer(['envois:renvoyer', '--numero', 'tous'])).toMatchObject({
      code: 1,
      texte: expect.stringContaining('aucun envoi « en échec » ni « incertains'),
    })
    expect(await base().db.query('select statut, tentatives from outbox order by id')).toEqual([
      { statut: 'PENDING', tentatives: 0 },
      { statut: 'DONE', tentatives: 0 },
      { statut: 'PENDING', tentatives: 0 },
    ])
    expect(
      (
        await base().db.query(
          `select type, de, vers from journal where categorie = 'TRAITEMENT' order by id`,
        )
      ).map((r) => Object.values(r).join(' ')),
    ).toEqual(['classer-envoi UNCERTAIN DONE', 'renvoyer-envoi FAILED PENDING'])
    // After a restoration: everything that waits, in one line however many there are.
    await base().db.query(
      `insert into outbox (type, payload) select 'courriel', '{}' from generate_series(1, 30)`,
    )
    const [travail] = await base().db.query<{ id: number }>(
      `insert into outbox (type, payload) values ('rapport-statistique', '{}') returning id`,
    )
    const { code, texte } = await lancer(['envois:suspendre'])
    expect([code, texte.split(',').length]).toEqual([0, 20])
    expect(texte).toMatch(/^32 envoi\(s\) : n° \d+, .* n° \d+ … \(tous : envois:lister\)/)
    expect(await lancer(['envois:lister'])).toMatchObject({ code: 1 })
    // A report is made again without harm: nobody has to decide of it.
    expect(
      await base().db.query(`delete from outbox where id = $1 returning statut`, [travail?.id]),
    ).toEqual([{ statut: 'PENDING' }])
  })

  it('shows each step of the jobs, runs one again, and says what failed', async () => {
    const { db, url } = base()
    const env = { NODE_ENV: 'test', DATABASE_URL: url, SECRET: 'x'.repeat(40) }
    expect(await lancer(['traitements:lister'])).toMatchObject({
      code: 1,
      texte: expect.stringContaining('RETARD  en-continu  scellerJournal : jamais réussie'),
    })
    expect(await lancer(['traitements:lancer', '--nom', 'inconnu'], env)).toMatchObject({
      code: 2,
      texte: expect.stringContaining(
        '« inconnu » (chaque-minute, en-continu, reprise-documents, chaque-nuit)',
      ),
    })
    expect(
      await lancer(['traitements:lancer', '--nom', 'chaque-nuit', '--etape', 'x'], env),
    ).toMatchObject({ code: 2, texte: expect.stringContaining('« x » (constaterDissolutions, ') })
    // Settings that are wrong, and a database that does not answer, are no failed step.
    expect(
      await lancer(['traitements:lancer', '--nom', 'en-continu'], { ...env, SECRET: 'court' }),
    ).toMatchObject({ code: 1, texte: expect.stringContaining('32 caractères') })
    const perdue = createDb({
      url: 'postgresql://registre@127.0.0.1:1/registre',
      applicationName: 'essai',
      max: 1,
    })
    expect(
      await executerCommande(
        ['traitements:lancer', '--nom', 'en-continu'],
        async () => ({ db: perdue, fermer: () => perdue.close() }),
        { ...env, DATABASE_URL: 'postgresql://registre@127.0.0.1:1/registre' },
      ),
    ).toMatchObject({ code: 3, texte: expect.stringContaining('ne répond pas') })
    expect(
      await lancer(['traitements:lancer', '--nom', 'en-continu', '--etape', 'scellerJournal'], env),
    ).toEqual({ code: 0, texte: 'scellerJournal : fait' })
    await db.query(
      `update traitement_passage set erreur = 'disque plein', reussi_le = now() - interval '4 minutes'`,
    )
    const vue = await lancer(['traitements:lister', '--json'])
    expect(JSON.parse(vue.texte)).toContainEqual(
      expect.objectContaining({ etape: 'scellerJournal', erreur: 'disque plein', enRetard: false }),
    )
    expect(await db.query(`select donnees from journal where type = 'lancer-traitement'`)).toEqual([
      { donnees: { traitement: 'en-continu', etapes: ['scellerJournal'] } },
    ])
  })

  it('counts a quarter again, once at a time', async () => {
    expect(await lancer(['statistiques:reconstruire'])).toMatchObject({
      code: 2,
      texte: expect.stringContaining('--trimestre'),
    })
    expect(await lancer(['statistiques:reconstruire', '--trimestre', 'tous'])).toMatchObject({
      code: 1,
      texte: expect.stringContaining('Aucun trimestre'),
    })
    expect(await lancer(['statistiques:reconstruire', '--trimestre', '2999-1'])).toMatchObject({
      code: 1,
    })
    const fait = await lancer(['statistiques:reconstruire', '--trimestre', '2026-1', '--json'])
    expect(JSON.parse(fait.texte)).toEqual({
      trimestres: [{ annee: 2026, trimestre: 1, territoires: expect.any(Number) }],
    })
    const deux = await Promise.all(
      [1, 2].map(() => lancer(['statistiques:reconstruire', '--trimestre', 'tous', '--json'])),
    )
    expect(deux.some((d) => d.code === 0)).toBe(true)
  })

  it('says what still needs a former secret, and what has lost its own', async () => {
    const { db, url } = base()
    const [ancien, nouveau] = ['a'.repeat(40), 'b'.repeat(40)]
    await db.query('delete from outbox')
    await enqueueOutbox({ sql: db.query }, [
      courriel('a@exemple.test', 'newsletter-deja-abonne', {
        graine: signSeed({ SECRET: ancien }, 'x'),
      }),
      courriel('b@exemple.test', 'newsletter-deja-abonne', {
        graine: signSeed({ SECRET: nouveau }, 'y'),
      }),
    ])
    const env = { NODE_ENV: 'test', DATABASE_URL: url, SECRET: nouveau }
    const avec = await lancer(['secrets:dependances', '--json'], {
      ...env,
      SECRETS_PRECEDENTS: `${ancien},${'c'.repeat(40)}`,
    })
    expect({ code: avec.code, ...JSON.parse(avec.texte) }).toEqual({
      code: 0,
      dependances: {
        'SECRET : courriels qui attendent': 1,
        'SECRETS_PRECEDENTS, le 1er : courriels qui attendent': 1,
      },
      orphelines: 0,
      inutiles: ['SECRETS_PRECEDENTS, le 2e'],
    })
    expect(await lancer(['secrets:dependances'], env)).toMatchObject({
      code: 1,
      texte: expect.stringContaining('remettez-le'),
    })
    expect(await lancer(['secrets:dependances'], { ...env, SECRET: 'court' })).toMatchObject({
      code: 1,
      texte: expect.stringContaining('32 caractères'),
    })
  })
})
