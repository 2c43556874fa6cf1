import { cleDeGraine } from '../../platform/cle-courriel.ts'
import { RegisterError } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { inscriptionDe, type Personne, SIRETS } from '@registre/testing/register'
import { MOT_DE_PASSE, useInscription } from './inscription-de-test.ts'

const { registre, courriels, cleDe, creer, statutDe, refus } = useInscription()

describe('creation', () => {
  it('a professional: the directory’s data are written, the mail leaves, nothing opens yet', async () => {
    const email = await creer('PRO', {
      siret: SIRETS.libres[0],
      raisonSociale: 'Un autre nom',
      codeApe: '68.32A',
    })
    const [row] = await registre().db.query(
      `select statut, raison_sociale, code_ape, adresse, saisi_a_la_main, origine from teledeclarant where rep_email = $1`,
      [email],
    )
    expect(row).toEqual({
      statut: 'ATT_CREA_COMPTE',
      raison_sociale: 'Gestion des Alpilles',
      code_ape: '68.32A',
      adresse: ['5 boulevard Mirabeau', '13210 Saint-Rémy-de-Provence'],
      saisi_a_la_main: false,
      origine: 'INSCRIPTION',
    })
    expect(await courriels(email)).toMatchObject([{ modele: 'inscription' }])
    await expect(
      registre()
        .visiteur()
        .api.seConnecter({ body: { j_username: email, j_password: MOT_DE_PASSE } }),
    ).rejects.toMatchObject({ problem: { status: 401 } })
  })

  it('a volunteer and a cooperative syndic have no SIRET', async () => {
    const benevole = await creer('NON_PRO')
    const cooperatif = await creer('NON_PRO', {
      raisonSociale: 'Syndicat coopératif du Parc',
      syndicatCooperatif: true,
    })
    const lire = (email: string) =>
      registre().db.query(
        `select siret, raison_sociale, syndicat_cooperatif from teledeclarant where rep_email = $1`,
        [email],
      )
    expect(await lire(benevole)).toEqual([
      { siret: null, raison_sociale: 'Alix Martin', syndicat_cooperatif: false },
    ])
    expect(await lire(cooperatif)).toEqual([
      { siret: null, raison_sociale: 'Syndicat coopératif du Parc', syndicat_cooperatif: true },
    ])
  })

  it.each([
    ['a wrong SIRET', 'PRO', { siret: '12345678900011' }, 'etablissement.siret'],
    ['a closed establishment', 'PRO', { siret: SIRETS.ferme }, 'etablissement.siret'],
    ['another activity', 'PRO', { siret: SIRETS.boulangerie }, 'etablissement.codeApe'],
    ['another activity, typed', 'PRO', { codeApe: '10.71C' }, 'etablissement.codeApe'],
    ['two e-mails', 'PRO', { confirmationEmail: 'autre@exemple.test' }, 'confirmationEmail'],
    ['a volunteer without an address', 'NON_PRO', { voie: '' }, 'representant.adresse.voie'],
    [
      'a cooperative without a name',
      'NON_PRO',
      { syndicatCooperatif: true },
      'etablissement.raisonSociale',
    ],
  ] as const)('refuses %s on its field', async (_nom, type, plus, champ) => {
    await expect(creer(type, plus)).rejects.toMatchObject({
      problem: { status: 400, code: 'regles-non-respectees', champs: [{ champ }] },
    })
  })

  it('refuses a missing and a wrong captcha', async () => {
    const { api } = registre().visiteur()
    const body = inscriptionDe('NON_PRO')
    for (const faux of ['', 'n’importe quoi'])
      await expect(
        api.creerTeledeclarant({ params: { type: 'NON_PRO' }, body: { ...body, captcha: faux } }),
      ).rejects.toMatchObject(refus(400, 'captcha-invalide'))
  })

  it.each([
    ['sirene-indisponible', 503, 1],
    ['service-non-regle', 404, 6],
  ] as const)('%s: what was typed stands, and is marked as such', async (code, statut, n) => {
    const { sirene } = registre().deps
    registre().deps.sirene = { ...sirene, trouver: () => Promise.reject(new RegisterError(code)) }
    try {
      await expect(
        registre()
          .visiteur()
          .api.lireEtablissementSirene({ params: { siret: SIRETS.libres[n] } }),
      ).rejects.toMatchObject(refus(statut, code))
      const email = await creer('PRO', {
        siret: SIRETS.libres[n],
        raisonSociale: 'Saisi à la main',
      })
      expect(
        await registre().db.query(
          `select raison_sociale, saisi_a_la_main from teledeclarant where rep_email = $1`,
          [email],
        ),
      ).toEqual([{ raison_sociale: 'Saisi à la main', saisi_a_la_main: true }])
    } finally {
      registre().deps.sirene = sirene
    }
  })

  it('of two creations of one SIRET at once, one is made', async () => {
    const siret = SIRETS.libres[2]
    const deux = await Promise.allSettled([creer('PRO', { siret }), creer('PRO', { siret })])
    expect(deux.map((d) => d.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(deux.find((d) => d.status === 'rejected')).toMatchObject({
      reason: refus(409, 'siret-deja-utilise'),
    })
    expect(
      await registre().db.query(`select count(*)::int as n from teledeclarant where siret = $1`, [
        siret,
      ]),
    ).toEqual([{ n: 1 }])
  })

  it('a sent key gives the same answer again, once made', async () => {
    const { api } = registre().visiteur()
    const body = inscriptionDe('NON_PRO')
    for (let i = 0; i < 2; i += 1)
      await api.creerTeledeclarant(
        { params: { type: 'NON_PRO' }, body },
        { idempotencyKey: 'creation-1' },
      )
    expect(await courriels(body.representant.email)).toHaveLength(1)
  })
})

describe('a SIRET already used', () => {
  it.each([
    ['ACTIF', 'INSCRIPTION', 'administrateur'],
    ['ATT_ACTIVATION', 'INSCRIPTION', 'courrier'],
    ['ATT_FIN_IMM_NOT', 'NOTAIRE', 'notaire'],
    ['ATT_CREA_COMPTE', 'INSCRIPTION', 'par une inscription'],
    ['ATT_CREA_COMPTE', 'SUCCESSEUR', 'Un syndic a désigné'],
    ['ATT_CREA_COMPTE', 'NOTAIRE', 'Un notaire a désigné'],
  ])('%s, %s: what to do instead', async (statut, origine, mot) => {
    const syndic = await registre().personne('TELE_PRO_ADMIN_PRINC')
    await registre().db.query(
      `update teledeclarant set statut = $2::statut_teledeclarant, siret = $3, origine = $4 where id = $1`,
      [syndic.teledeclarantId, statut, SIRETS.libres[3], origine],
    )
    try {
      await expect(creer('PRO', { siret: SIRETS.libres[3] })).rejects.toMatchObject({
        problem: { status: 409, code: 'siret-deja-utilise', message: expect.stringContaining(mot) },
      })
      expect(
        await registre()
          .visiteur()
          .api.siretDejaInscrit({ params: { siret: SIRETS.libres[3] } }),
      ).toEqual({ response: true })
    } finally {
      await registre().db.query(`update teledeclarant set statut = 'SUPPRIME' where id = $1`, [
        syndic.teledeclarantId,
      ])
    }
  })

  it('a creation under way: the key is sent again, the former one opens nothing', async () => {
    const siret = SIRETS.libres[4]
    const email = await creer('PRO', { siret })
    const avant = await cleDe(email)
    await expect(creer('PRO', { siret })).rejects.toMatchObject(refus(409, 'siret-deja-utilise'))
    expect((await courriels(email)).map((c) => c.modele)).toEqual(['inscription', 'inscription'])
    const { api } = registre().visiteur()
    expect(await api.verifierCle({ params: { key: avant } })).toEqual({ response: false })
    expect(await api.verifierCle({ params: { key: await cleDe(email) } })).toEqual({
      response: true,
    })
    // Nobody fills a letter-box by asking again and again.
    for (let i = 0; i < 4; i += 1)
      await expect(creer('PRO', { siret })).rejects.toMatchObject(refus(409, 'siret-deja-utilise'))
    expect((await courriels(email)).length).toBe(4)
    // A day later, a mistyped address no longer closes the door.
    registre().clock.advance({ hours: 25 })
    const autre = await creer('PRO', { siret })
    expect((await statutDe(email))?.statut).toBe('SUPPRIME')
    expect((await statutDe(autre))?.statut).toBe('ATT_CREA_COMPTE')
  })
})

describe('an address that already has an account', () => {
  it.each(['PRO', 'NON_PRO'] as const)(
    '%s: same answer, the mail alone tells, and asking again tells nothing',
    async (type) => {
      const [connu, siret] = [
        await registre().personne('TELE_PRO_GESTION'),
        type === 'PRO' ? SIRETS.libres[5] : '',
      ]
      await creer(type, { siret, email: connu.login })
      expect((await courriels(connu.login)).map((c) => c.modele)).toEqual(['compte-existant'])
      expect(
        await registre().db.query(`select count(*)::int as n from utilisateur where login = $1`, [
          connu.login,
        ]),
      ).toEqual([{ n: 1 }])
      if (type === 'NON_PRO') return
      expect(await registre().visiteur().api.siretDejaInscrit({ params: { siret } })).toEqual({
        response: true,
      })
      await expect(creer('PRO', { siret })).rejects.toMatchObject(refus(409, 'siret-deja-utilise'))
      expect((await courriels(connu.login)).map((c) => c.modele)).toEqual([
        'compte-existant',
        'compte-existant',
      ])
    },
  )

  it('two volunteers at once with one address: one account', async () => {
    const email = 'double@exemple.test'
    await Promise.all([creer('NON_PRO', { email }), creer('NON_PRO', { email })])
    expect(
      await registre().db.query(`select count(*)::int as n from utilisateur where login = $1`, [
        email,
      ]),
    ).toEqual([{ n: 1 }])
    expect((await courriels(email)).map((c) => c.modele)).toEqual(['inscription', 'inscription'])
  })

  it('two accounts cannot move to one address at once', async () => {
    const deux = [
      await registre().personne('TELE_PRO_GESTION'),
      await registre().personne('TELE_PRO_GESTION'),
    ]
    const enregistrer = (p: Personne) =>
      p.api.enregistrerCompte({
        body: {
          civilite: '',
          nom: 'Roy',
          prenom: 'Sacha',
          email: 'convoitee@exemple.test',
          telephone: '',
        },
      })
    await Promise.all(deux.map(enregistrer))
    // Both may ask; the address is the one's whose link is opened first.
    const graines = await registre().db.query<{ graine: string }>(
      `select payload->'donnees'->>'graine' as graine from outbox where payload->>'a' = 'convoitee@exemple.test' and payload->>'modele' = 'adresse-a-confirmer'`,
    )
    const essais = await Promise.allSettled(
      graines.map(({ graine }) =>
        registre()
          .visiteur()
          .api.confirmerAdresse({
            body: { cle: cleDeGraine(registre().deps.settings.SECRET, graine) },
          }),
      ),
    )
    expect(essais.map((e) => e.status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})
