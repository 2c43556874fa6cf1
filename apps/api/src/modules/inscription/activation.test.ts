import { describe, expect, it } from 'vitest'
import { processOutbox } from '../../platform/relay-processor.ts'
import { relayOnce } from '../../platform/relay.ts'
import { outboxHandlers } from '../traitements/outbox-handlers.ts'
import { SIRETS } from '@registre/testing/register'
import { MOT_DE_PASSE, useInscription } from './inscription-de-test.ts'

const { registre, courriels, cleDe, codeDe, creer, enAttente, refus } = useInscription()

describe('activation', () => {
  it('the key sets a first password once, and opens an account that only awaits', async () => {
    const { api, compte, email, teledeclarantId } = await enAttente('NON_PRO')
    expect(compte).toMatchObject({
      statut: 'ATT_ACTIVATION',
      activated: false,
      profil: 'TELE_NONPRO_ADMIN_PRINC',
    })
    expect(compte.authorities).toContain('ATTENTE_ACTIVATION_TELE')
    await expect(api.listerMesSessions()).resolves.toHaveLength(1)
    await expect(api.listerMandatsEnCours()).rejects.toMatchObject(refus(403, 'compte-non-actif'))
    expect((await courriels(email)).map((c) => c.modele)).toEqual(['inscription', 'code-poste'])
    await expect(
      registre()
        .visiteur()
        .api.activerCompte({ body: { key: await cleDe(email), newPassword: MOT_DE_PASSE } }),
    ).rejects.toMatchObject({
      problem: { status: 400, champs: [{ champ: 'key', code: 'cle-perimee' }] },
    })
    expect(
      await registre().db.query(
        `select etat, destinataire from courrier where teledeclarant_id = $1`,
        [teledeclarantId],
      ),
    ).toEqual([
      {
        etat: 'A_ETABLIR',
        destinataire: ['Madame Alix Martin', '7 rue des Glycines', '38000 Grenoble'],
      },
    ])
  })

  it('a weak password, a late key and two calls at once', async () => {
    const email = await creer('NON_PRO')
    const key = await cleDe(email)
    const { api } = registre().visiteur()
    await expect(api.activerCompte({ body: { key, newPassword: 'court' } })).rejects.toMatchObject({
      problem: { champs: [{ champ: 'newPassword' }] },
    })
    const deux = await Promise.allSettled(
      [0, 1].map(() =>
        registre()
          .visiteur()
          .api.activerCompte({ body: { key, newPassword: MOT_DE_PASSE } }),
      ),
    )
    expect(deux.map((d) => d.status).sort()).toEqual(['fulfilled', 'rejected'])
    const tard = await creer('NON_PRO')
    const cleTard = await cleDe(tard)
    registre().clock.advance({ hours: 25 })
    await expect(
      api.activerCompte({ body: { key: cleTard, newPassword: MOT_DE_PASSE } }),
    ).rejects.toMatchObject({ problem: { champs: [{ champ: 'key' }] } })
    // « Mot de passe oublié » sends the activation link again, in the same words.
    await registre()
      .visiteur()
      .api.demanderMotDePasse({ body: { login: tard } })
    expect((await courriels(tard)).map((c) => c.modele)).toEqual(['inscription', 'inscription'])
    await expect(
      api.activerCompte({ body: { key: await cleDe(tard), newPassword: MOT_DE_PASSE } }),
    ).resolves.toMatchObject({ statut: 'ATT_ACTIVATION' })
  })

  it('the posted code gives every right in the same session, under a new identifier', async () => {
    const { api, cookies, teledeclarantId, email } = await enAttente('PRO', {
      siret: SIRETS.libres[6],
    })
    const avant = cookies.get('registre_session')
    const code = await codeDe(teledeclarantId)
    const compte = await api.activerTeledeclarant({
      body: { clef: ` ${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase() },
    })
    expect(compte).toMatchObject({ statut: 'ACTIF', activated: true })
    expect(compte.authorities).toContain('IMMATRICULER_NVELLE_COPRO')
    expect(cookies.get('registre_session')).not.toBe(avant)
    await expect(api.listerBrouillons()).resolves.toBeDefined()
    expect((await courriels(email)).at(-1)?.modele).toBe('compte-active')
    await expect(api.activerTeledeclarant({ body: { clef: code } })).rejects.toMatchObject(
      refus(403, 'acces-non-autorise'),
    )
  })

  it('five wrong codes kill it, even the right one after; a new one is posted and the former letter is not', async () => {
    const { api, teledeclarantId } = await enAttente('NON_PRO')
    const code = await codeDe(teledeclarantId)
    const essais = await Promise.allSettled(
      Array.from({ length: 5 }, (_, i) =>
        api.activerTeledeclarant({ body: { clef: `00000-0000${i}` } }),
      ),
    )
    expect(essais.every((e) => e.status === 'rejected')).toBe(true)
    await expect(api.activerTeledeclarant({ body: { clef: code } })).rejects.toMatchObject({
      problem: { champs: [{ champ: 'clef' }] },
    })
    // A letter costs money: a keeper agrees to another one.
    await expect(
      api.renouvelerCode({ params: { id: teledeclarantId }, body: {} }),
    ).rejects.toMatchObject(refus(429, 'trop-de-requetes'))
    const teneur = await registre().personne('TENEUR_ADMIN_SCOND')
    expect(await teneur.api.renouvelerCode({ params: { id: teledeclarantId }, body: {} })).toEqual(
      {},
    )
    expect(
      await registre().db.query(
        `select etat from courrier where teledeclarant_id = $1 order by id`,
        [teledeclarantId],
      ),
    ).toEqual([{ etat: 'ANNULE' }, { etat: 'A_ETABLIR' }])
    await expect(
      api.activerTeledeclarant({ body: { clef: await codeDe(teledeclarantId) } }),
    ).resolves.toMatchObject({ statut: 'ACTIF' })
  })

  it('a keeper who proves who they are reads the new code, once and in the journal; the former dies; a neighbour and a bare link get nothing', async () => {
    const { api, teledeclarantId } = await enAttente('NON_PRO')
    const ancien = await codeDe(teledeclarantId)
    const voisin = await enAttente('NON_PRO')
    await expect(
      voisin.api.regenererCode({ params: { id: teledeclarantId } }),
    ).rejects.toMatchObject(refus(404, 'introuvable'))
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    const nu = await registre().app.inject({
      method: 'GET',
      url: `/api/regenerate/${teledeclarantId}`,
      headers: { cookie: `registre_session=${teneur.cookies.get('registre_session')}` },
    })
    expect(nu.statusCode).toBe(403)
    const { clef } = await teneur.api.regenererCode({ params: { id: teledeclarantId } })
    expect(clef).toBe(await codeDe(teledeclarantId))
    expect(
      await registre().db.query(
        `select donnees->>'lu' as lu from journal where type = 'regenerer-code' and teledeclarant_id = $1`,
        [teledeclarantId],
      ),
    ).toEqual([{ lu: 'true' }])
    await expect(api.activerTeledeclarant({ body: { clef: ancien } })).rejects.toMatchObject(
      refus(400, 'regles-non-respectees'),
    )
    await expect(
      api.activerTeledeclarant({ body: { clef: await codeDe(teledeclarantId) } }),
    ).resolves.toMatchObject({ statut: 'ACTIF' })
    await expect(
      teneur.api.regenererCode({ params: { id: teledeclarantId } }),
    ).rejects.toMatchObject(refus(409, 'transition-interdite'))
    await expect(
      teneur.api.renouvelerCode({ params: { id: teledeclarantId }, body: {} }),
    ).rejects.toMatchObject(refus(409, 'transition-interdite'))
    await registre().db.query(`update session set prouvee_le = null where utilisateur_id = $1`, [
      teneur.utilisateurId,
    ])
    await expect(
      teneur.api.regenererCode({ params: { id: teledeclarantId } }),
    ).rejects.toMatchObject(refus(403, 'preuve-a-renouveler'))
  })

  it('a letter to an address that nobody knows waits for a keeper, who looks and sends it', async () => {
    const { db } = registre()
    const { teledeclarantId } = await enAttente('NON_PRO', {
      codePostal: '38000',
      commune: 'Nulle part',
    })
    const etats = () =>
      db.query(`select etat from courrier where teledeclarant_id = $1 order by id`, [
        teledeclarantId,
      ])
    expect(await etats()).toEqual([{ etat: 'A_VERIFIER' }])
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    expect((await teneur.api.listerCourriers({ query: {} })).map((c) => c.libelleEtat)).toContain(
      'Adresse à vérifier',
    )
    await teneur.api.renouvelerCode({ params: { id: teledeclarantId }, body: {} })
    expect(await etats()).toEqual([{ etat: 'ANNULE' }, { etat: 'A_ETABLIR' }])
  })

  it('a declarant gets one letter, keepers agree to three more a day at most', async () => {
    const { api, teledeclarantId } = await enAttente('NON_PRO')
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    await expect(api.regenererCode({ params: { id: teledeclarantId } })).rejects.toMatchObject(
      refus(429, 'trop-de-requetes'),
    )
    const encore = () => teneur.api.regenererCode({ params: { id: teledeclarantId } })
    for (let i = 0; i < 3; i += 1) await encore()
    await expect(encore()).rejects.toMatchObject(refus(429, 'trop-de-requetes'))
  })

  it('neither the code nor the keys are in the database', async () => {
    const { teledeclarantId, email } = await enAttente('NON_PRO')
    const tout = JSON.stringify([
      await registre().db.query(`select * from teledeclarant where id = $1`, [teledeclarantId]),
      await registre().db.query(`select * from courrier`),
      await registre().db.query(`select payload from outbox`),
      await registre().db.query(`select * from journal`),
    ])
    expect(tout).not.toContain(await codeDe(teledeclarantId))
    expect(tout).not.toContain(await cleDe(email))
  })
})

describe('letters', () => {
  const travailler = async () => {
    const { db, deps } = registre()
    const ids: string[] = []
    await relayOnce({
      db,
      queue: { add: async (jobs) => void ids.push(...jobs.map((j) => j.data['id'] ?? '')) },
    })
    for (const id of ids) await processOutbox(db, outboxHandlers(deps), id)
  }

  it('the worker makes the PDF, a keeper takes it and notes it as printed, its file goes', async () => {
    const { teledeclarantId } = await enAttente('NON_PRO')
    await travailler()
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    const ligne = (await teneur.api.listerCourriers({ query: {} })).find(
      (c) => c.raisonSociale === 'Alix Martin' && c.etat === 'A_IMPRIMER',
    )
    const [row] = await registre().db.query<{ id: number; cle: string }>(
      `select id, cle from courrier where teledeclarant_id = $1`,
      [teledeclarantId],
    )
    expect(ligne).toMatchObject({
      libelleEtat: 'À imprimer',
      destinataire: ['Madame Alix Martin', '7 rue des Glycines', '38000 Grenoble'],
    })
    const id = row?.id ?? 0
    const { blob, fileName } = await teneur.api.telechargerCourrier({ params: { id } })
    expect(fileName).toBe(`courrier-activation-${id}.pdf`)
    expect(
      Buffer.from(await blob.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect((await registre().visiteur().api.listerCourriersDemo()).map((c) => c.id)).toContain(id)
    await expect(teneur.api.noterCourriersImprimes({ body: [id, 999_999] })).rejects.toMatchObject(
      refus(404, 'introuvable'),
    )
    await teneur.api.noterCourriersImprimes({ body: [id] })
    expect(
      (await teneur.api.listerCourriers({ query: { imprimes: 'true' } })).map((c) => c.id),
    ).toContain(id)
    expect(await registre().deps.storage.exists(row?.cle ?? '')).toBe(false)
    await expect(teneur.api.telechargerCourrier({ params: { id } })).rejects.toMatchObject(
      refus(404, 'introuvable'),
    )
  })
})
