import { beforeAll, describe, expect, it } from 'vitest'
import {
  RECLAMATIONS,
  TYPES_RECLAMATION,
  typesReclamation,
  objetsReclamation,
  TYPES_DEMANDEUR,
} from '@registre/domain'
import { pdf } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'

const message = (plus: Record<string, unknown> = {}) => ({
  typeDemandeur: 'COPROPRIETAIRE',
  objet: 'SITE',
  typeReclamation: 'AUTRE_QUESTION',
  nom: 'Martin',
  prenom: 'Alix',
  email: 'alix.martin@exemple.test',
  confirmationEmail: 'alix.martin@exemple.test',
  message: 'Comment connaître le numéro de ma copropriété ?',
  captcha: 'juste',
  ...plus,
})

describe('reclamation', () => {
  const registre = useRegistre()
  beforeAll(() => {
    registre().deps.captcha.verifier = async (reponse) => reponse === 'juste'
  })
  const courriels = (modele: string) =>
    registre().db.query<{ a: string; donnees: Record<string, string> }>(
      `select payload->>'a' as a, payload->'donnees' as donnees from outbox where type = 'courriel' and payload->>'modele' = $1 order by id`,
      [modele],
    )
  const inscrire = async (numero: string, etat = 'IMMATRICULEE_RATTACHEE') => {
    const notaire = await registre().personne('NOTAIRE_ADMIN')
    await registre().db.query(
      `insert into copropriete (etat, numero_immatriculation, auteur_teledeclarant_id, nom, adresse_principale) values ($1::etat_copropriete, $2, $3, 'Les Tilleuls', '12 Rue des Tilleuls 69003 Lyon')`,
      [etat, numero, notaire.teledeclarantId],
    )
  }

  it('gives the name and address behind a number, typed as people type it', async () => {
    await inscrire('AA1000001')
    await inscrire('AA1000002', 'SUPPRIMEE')
    const { api } = registre().visiteur()
    expect(await api.trouverNomCopropriete({ params: { immat: 'aa1-000-001' } })).toEqual({
      numeroImmatriculation: 'AA1000001',
      nomCopropriete: 'Les Tilleuls',
      adressePrincipale: '12 Rue des Tilleuls 69003 Lyon',
    })
    for (const immat of ['AA9999999', 'AA1000002', 'nimporte'])
      await expect(api.trouverNomCopropriete({ params: { immat } })).rejects.toMatchObject({
        problem: {
          status: 404,
          message: expect.stringContaining('ne correspond pas à une copropriété immatriculée'),
        },
      })
  })

  it('keeps a message with its reference and attachment, acknowledges it, tells the keepers', async () => {
    await inscrire('AA1000003')
    const teneur = await registre().personne('TENEUR_ASS_HOTLINE_GES')
    const { api } = registre().visiteur()
    const { reference } = await api.envoyerReclamation({
      body: message({
        objet: 'MANDAT',
        typeReclamation: 'SYNDIC_ERRONE',
        numeroImmatriculation: 'AA1-000-003',
        adressePrincipale: '12 Rue des Tilleuls',
        file: await pdf(),
      }),
    })
    expect(reference).toMatch(/^CT-\d{4}-\d{6}$/)
    const accuse = (await courriels('reclamation-accusee')).filter(
      (c) => c.donnees['reference'] === reference,
    )
    expect(accuse).toEqual([
      {
        a: 'alix.martin@exemple.test',
        // Nothing that was typed: the address may be somebody else's.
        donnees: { reference },
      },
    ])
    expect((await courriels('reclamation-recue')).map((c) => c.a)).toContain(teneur.login)
    const { reclamations, totalItems } = await teneur.api.rechercherReclamations({
      body: { texte: reference },
    })
    expect(totalItems).toBe(1)
    const vue = await teneur.api.lireReclamation({ params: { id: reclamations[0]?.id ?? 0 } })
    expect(vue).toMatchObject({
      nomCopropriete: 'Les Tilleuls',
      numeroImmatriculation: 'AA1000003',
      etat: 'RECUE',
      document: { nom: 'contrat.pdf', disponible: true },
    })
    expect(
      (await teneur.api.telechargerDocument({ params: { id: vue.document?.id ?? '' } })).fileName,
    ).toBe('contrat.pdf')
    const syndic = await registre().personne('TELE_PRO_ADMIN_PRINC')
    await expect(
      syndic.api.telechargerDocument({ params: { id: vue.document?.id ?? '' } }),
    ).rejects.toMatchObject({ problem: { status: 404 } })
    await expect(syndic.api.lireReclamation({ params: { id: vue.id } })).rejects.toMatchObject({
      problem: { status: 403 },
    })
    for (const texte of ['martin', 'MARTÏN', 'AA1000003', 'AA1-000-003'])
      expect(
        (await teneur.api.rechercherReclamations({ body: { texte } })).totalItems,
      ).toBeGreaterThan(0)
    expect((await teneur.api.rechercherReclamations({ body: { texte: '%' } })).totalItems).toBe(0)
  })

  it('says what is missing by kind of message, and keeps nothing', async () => {
    const { api } = registre().visiteur()
    const champs = async (plus: Record<string, unknown>) => {
      const erreur = await api.envoyerReclamation({ body: message(plus) }).then(
        () => null,
        (e: { problem: { code: string; champs?: { champ: string }[] } }) => e.problem,
      )
      return erreur?.champs?.map((c) => c.champ) ?? erreur?.code
    }
    const syndicErrone = { typeReclamation: 'SYNDIC_ERRONE', objet: 'MANDAT' }
    // A co-owner or a reader may hold no paper; whoever else says that the syndic is another joins one.
    for (const typeDemandeur of ['COPROPRIETAIRE', 'AUTRE'])
      expect(await champs({ ...syndicErrone, typeDemandeur })).toEqual([
        'numeroImmatriculation',
        'adressePrincipale',
      ])
    expect(await champs({ ...syndicErrone, typeDemandeur: 'SYNDIC_PRO' })).toEqual([
      'numeroImmatriculation',
      'adressePrincipale',
      'pieceJointe',
    ])
    expect(await champs({ typeReclamation: 'CERTIFICAT', objet: 'COMPTE' })).toEqual(['objet'])
    expect(await champs({ typeReclamation: 'CONNEXION' })).toEqual(['typeReclamation'])
    expect(await champs({ numeroImmatriculation: 'AA9999998' })).toEqual(['numeroImmatriculation'])
    expect(await champs({ numeroImmatriculation: 'abc' })).toEqual(['numeroImmatriculation'])
    expect(await champs({ confirmationEmail: 'autre@exemple.test' })).toEqual(['confirmationEmail'])
    expect(await champs({ email: 'pas une adresse' })).toEqual(['email'])
    expect(await champs({ telephone: 'abc' })).toEqual(['telephone'])
    expect(await champs({ nom: ' ', prenom: '' })).toEqual(['nom', 'prenom'])
    expect(await champs({ message: 'court' })).toEqual(['message'])
    expect(await champs({ captcha: 'faux' })).toBe('captcha-invalide')
    expect(await champs({ file: new File(['x'], 'photo.pdf') })).toBe('invalide-type-fichier')
    expect(
      await registre().db.query(
        `select 1 from reclamation where message = 'court' or numero_immatriculation = 'AA9999998'`,
      ),
    ).toEqual([])
  })

  it('a signed-in person answers no captcha', async () => {
    const syndic = await registre().personne('TELE_PRO_GESTION')
    const { reference } = await syndic.api.envoyerReclamation({
      body: message({ captcha: '', message: 'Un message de syndic' }),
    })
    expect(
      await registre().db.query(`select utilisateur_id from reclamation where reference = $1`, [
        reference,
      ]),
    ).toEqual([{ utilisateur_id: syndic.utilisateurId }])
  })

  it('two sendings at once are one message, with the key and without it', async () => {
    const { api } = registre().visiteur()
    const corps = message({ message: 'Deux pressions sur le bouton' })
    const sans = await Promise.all([
      api.envoyerReclamation({ body: corps }),
      api.envoyerReclamation({ body: corps }),
    ])
    expect(new Set(sans.map((r) => r.reference)).size).toBe(1)
    expect(
      (await courriels('reclamation-accusee')).filter(
        (c) => c.donnees['reference'] === sans[0]?.reference,
      ),
    ).toHaveLength(1)
    const avec = message({ message: 'Une clé, deux envois' })
    const premier = await api.envoyerReclamation({ body: avec }, { idempotencyKey: 'cle-1' })
    expect(await api.envoyerReclamation({ body: avec }, { idempotencyKey: 'cle-1' })).toEqual(
      premier,
    )
    await expect(
      api.envoyerReclamation(
        { body: message({ message: 'Un autre contenu' }) },
        { idempotencyKey: 'cle-1' },
      ),
    ).rejects.toMatchObject({
      problem: { status: 422 },
    })
  })

  it('a keeper answers by mail, closes and reopens; the second of two keepers is told', async () => {
    const { api } = registre().visiteur()
    const { reference } = await api.envoyerReclamation({
      body: message({ message: 'Une question à laquelle répondre' }),
    })
    const [un, deux] = [
      await registre().personne('TENEUR_ADMIN_PRINC'),
      await registre().personne('TENEUR_ASS_HOTLINE_ADMIN'),
    ]
    const id =
      (await un.api.rechercherReclamations({ body: { texte: reference } })).reclamations[0]?.id ?? 0
    const envois = await Promise.allSettled(
      [un, deux].map((t) =>
        t.api.repondreReclamation({
          params: { id },
          body: { version: 1, texte: 'Cherchez dans l’annuaire.' },
        }),
      ),
    )
    expect(envois.map((e) => e.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(envois.find((e) => e.status === 'rejected')).toMatchObject({
      reason: { problem: { status: 409, code: 'version-perimee' } },
    })
    expect(
      (await courriels('reclamation-repondue')).filter((c) => c.donnees['reference'] === reference),
    ).toEqual([
      {
        a: 'alix.martin@exemple.test',
        donnees: expect.objectContaining({ reponse: 'Cherchez dans l’annuaire.' }),
      },
    ])
    expect(await un.api.lireReclamation({ params: { id } })).toMatchObject({
      etat: 'REPONDUE',
      version: 2,
      reponses: [{ texte: 'Cherchez dans l’annuaire.' }],
    })
    await un.api.cloreReclamation({ params: { id }, body: { version: 2 } })
    await expect(
      un.api.repondreReclamation({ params: { id }, body: { version: 3, texte: 'Encore' } }),
    ).rejects.toMatchObject({
      problem: { code: 'transition-interdite' },
    })
    expect((await un.api.rechercherReclamations({ body: { texte: reference } })).totalItems).toBe(0)
    expect(
      (await un.api.rechercherReclamations({ body: { texte: reference, etat: 'TRAITEE' } }))
        .totalItems,
    ).toBe(1)
    await deux.api.rouvrirReclamation({ params: { id }, body: { version: 3 } })
    expect(await un.api.lireReclamation({ params: { id } })).toMatchObject({
      etat: 'RECUE',
      traiteeLe: null,
      traiteePar: '',
    })
    const types = await registre().db.query<{ type: string }>(
      `select type from journal where categorie = 'CONTACT' and donnees->>'reference' = $1 order by id`,
      [reference],
    )
    expect(types.map((t) => t.type)).toEqual([
      'envoyer-reclamation',
      'repondre-reclamation',
      'clore-reclamation',
      'rouvrir-reclamation',
    ])
  })

  it('the table of the form leaves no object empty', () => {
    for (const qui of TYPES_DEMANDEUR)
      for (const objet of objetsReclamation(qui))
        expect(typesReclamation(qui, objet)).not.toEqual([])
    expect(Object.keys(RECLAMATIONS).sort()).toEqual([...TYPES_RECLAMATION].sort())
  })
})
