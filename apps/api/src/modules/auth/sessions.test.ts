import { describe, expect, it } from 'vitest'
import { createSessionStore } from '../../platform/session-store.ts'
import { type Personne } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'

describe('own sessions and standing in another’s place', () => {
  const registre = useRegistre()

  /** One more browser of a person, remembered. */
  const ailleurs = async (p: Personne, agent: string) => {
    const store = createSessionStore(registre().db, registre().clock)
    const souvenir = await store.remember(p.utilisateurId)
    const { value } = await store.open({
      utilisateurId: p.utilisateurId,
      souvenirSerie: souvenir.serie,
      adresse: '192.0.2.7',
      agent,
    })
    const v = registre().visiteur()
    v.cookies.set('registre_session', value)
    v.cookies.set('registre_souvenir', souvenir.value)
    return v
  }
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
  const perdu = { problem: { status: 401 } }

  it('lists one’s own alone, in words', async () => {
    const moi = await registre().personne('TELE_PRO_GESTION')
    await registre().personne('TELE_PRO_GESTION', moi.teledeclarantId ?? 0)
    await ailleurs(moi, FIREFOX)
    const liste = await moi.api.listerMesSessions({})
    expect(liste).toMatchObject([
      { courante: true, appareil: 'Appareil inconnu', adresse: '127.0.0.1', memorisee: false },
      { courante: false, appareil: 'Firefox sur Windows', adresse: '192.0.2.7', memorisee: true },
    ])
    expect(JSON.stringify(liste)).not.toContain(moi.cookies.get('registre_session'))
  })

  it('closes one, with its remembered browser; never another person’s', async () => {
    const moi = await registre().personne('NOTAIRE_NOTAIRE')
    const tiers = await registre().personne('NOTAIRE_NOTAIRE')
    const autre = await ailleurs(moi, FIREFOX)
    const id = (await moi.api.listerMesSessions({})).find((s) => !s.courante)?.id ?? ''
    await expect(tiers.api.fermerSession({ params: { id } })).rejects.toMatchObject({
      problem: { status: 404 },
    })
    expect(await autre.api.lireCompte({})).toMatchObject({ login: moi.login })
    await moi.api.fermerSession({ params: { id } })
    await expect(autre.api.lireCompte({})).rejects.toMatchObject(perdu)
    await expect(moi.api.fermerSession({ params: { id } })).rejects.toMatchObject({
      problem: { status: 404 },
    })
    expect(await moi.api.lireCompte({})).toMatchObject({ login: moi.login })
  })

  it('closes all the others; one’s own when asked', async () => {
    const moi = await registre().personne('TENEUR_ADMIN_PRINC')
    const autres = [await ailleurs(moi, FIREFOX), await ailleurs(moi, 'x')]
    await moi.api.fermerSession({ params: { id: 'autres' } })
    for (const { api } of autres) await expect(api.lireCompte({})).rejects.toMatchObject(perdu)
    const [seule, ...reste] = await moi.api.listerMesSessions({})
    expect(reste).toEqual([])
    await moi.api.fermerSession({ params: { id: seule?.id ?? '' } })
    expect(moi.cookies.has('registre_session')).toBe(false)
    await expect(moi.api.lireCompte({})).rejects.toMatchObject(perdu)
  })

  it('closes another one by a fresh proof alone, its own without', async () => {
    const moi = await registre().personne('TELE_PRO_GESTION')
    const autre = await ailleurs(moi, FIREFOX)
    await registre().db.query(
      `update session set prouvee_le = $2::timestamptz - interval '6 minutes' where utilisateur_id = $1`,
      [moi.utilisateurId, registre().clock.now()],
    )
    const [mienne, sienne] = await moi.api.listerMesSessions({})
    const refus = { problem: { status: 403, code: 'preuve-a-renouveler' } }
    for (const id of [sienne?.id ?? '', 'autres'])
      await expect(moi.api.fermerSession({ params: { id } })).rejects.toMatchObject(refus)
    expect(await autre.api.lireCompte({})).toMatchObject({ login: moi.login })
    await moi.api.fermerSession({ params: { id: mienne?.id ?? '' } })
    await expect(moi.api.lireCompte({})).rejects.toMatchObject(perdu)
  })

  it('stands in the place of a declarant and comes back, under new sessions, both identities in the journal', async () => {
    const teneur = await registre().personne('TENEUR_ADMIN_SCOND')
    const cible = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const premiere = teneur.cookies.get('registre_session')
    const lu = await teneur.api.emprunterCompte({ params: { id: cible.utilisateurId } })
    expect(lu).toMatchObject({
      id: cible.utilisateurId,
      loginAs: true,
      loginAsPar: expect.stringMatching(/^Camille Durand/),
      allowedToEdit: false,
    })
    const seconde = teneur.cookies.get('registre_session')
    expect(seconde).not.toBe(premiere)
    expect(await teneur.api.lireCompte({})).toMatchObject({
      id: cible.utilisateurId,
      loginAs: true,
    })
    // The declarant sees no session of its own there, and its own stays.
    expect(await cible.api.listerMesSessions({})).toHaveLength(1)
    expect(await teneur.api.rendreCompte({})).toMatchObject({
      id: teneur.utilisateurId,
      loginAs: false,
      loginAsPar: '',
    })
    expect(teneur.cookies.get('registre_session')).not.toBe(seconde)
    for (const morte of [premiere, seconde]) {
      const v = registre().visiteur()
      v.cookies.set('registre_session', morte ?? '')
      await expect(v.api.lireCompte({})).rejects.toMatchObject(perdu)
    }
    const journal = await registre().db.query(
      `select type, acteur_id, original_id, teledeclarant_id from journal where original_id = $1 order by id`,
      [teneur.utilisateurId],
    )
    const deux = {
      acteur_id: cible.utilisateurId,
      original_id: teneur.utilisateurId,
      teledeclarant_id: cible.teledeclarantId,
    }
    expect(journal).toEqual([
      { type: 'emprunter-compte', ...deux },
      { type: 'rendre-compte', ...deux },
    ])
  })

  it('refuses what touches the person itself while standing in its place', async () => {
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    const cible = await registre().personne('TELE_NONPRO_ADMIN_PRINC')
    const suivante = await registre().personne('TELE_PRO_GESTION')
    const { api } = teneur
    await api.emprunterCompte({ params: { id: cible.utilisateurId } })
    const interdit = { problem: { status: 403, code: 'action-interdite-en-emprunt' } }
    await expect(
      api.changerMotDePasse({ body: { password: 'x', newPassword: 'Tilleul-Brume-4271!' } }),
    ).rejects.toMatchObject(interdit)
    await expect(
      api.changerMotDePasse({ body: { key: 'x', newPassword: 'Tilleul-Brume-4271!' } }),
    ).rejects.toMatchObject(interdit)
    await expect(api.demanderMotDePasse({ body: { login: cible.login } })).rejects.toMatchObject(
      interdit,
    )
    await expect(
      api.enregistrerCompte({
        body: { civilite: '', nom: 'X', prenom: 'Y', email: cible.login, telephone: '' },
      }),
    ).rejects.toMatchObject(interdit)
    await expect(api.listerMesSessions({})).rejects.toMatchObject(interdit)
    await expect(api.fermerSession({ params: { id: 'autres' } })).rejects.toMatchObject(interdit)
    await expect(
      api.emprunterCompte({ params: { id: suivante.utilisateurId } }),
    ).rejects.toMatchObject({
      problem: { status: 403, code: 'acces-non-autorise' },
    })
  })

  it.each([
    [
      'another keeper',
      async () => (await registre().personne('TENEUR_ASS_HOTLINE_GES')).utilisateurId,
    ],
    ['an institution', async () => (await registre().personne('INSTITUTIONNEL')).utilisateurId],
    ['nobody', async () => 999_999],
    [
      'a closed account',
      async () => {
        const { utilisateurId } = await registre().personne('TELE_PRO_GESTION')
        await registre().db.query(`update utilisateur set actif = false where id = $1`, [
          utilisateurId,
        ])
        return utilisateurId
      },
    ],
    [
      'one that awaits its activation',
      async () => {
        const { utilisateurId, teledeclarantId } = await registre().personne('TELE_PRO_ADMIN_PRINC')
        await registre().db.query(
          `update teledeclarant set statut = 'ATT_ACTIVATION' where id = $1`,
          [teledeclarantId],
        )
        return utilisateurId
      },
    ],
  ])('takes the place of neither %s', async (_cas, preparer) => {
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    await expect(
      teneur.api.emprunterCompte({ params: { id: await preparer() } }),
    ).rejects.toMatchObject({ problem: { status: 404 } })
    expect(await teneur.api.lireCompte({})).toMatchObject({
      id: teneur.utilisateurId,
      loginAs: false,
    })
    await expect(teneur.api.rendreCompte({})).rejects.toMatchObject({ problem: { status: 409 } })
  })

  it('a keeper whose account closes, or loses its rank, leaves at once', async () => {
    const cible = await registre().personne('TELE_PRO_GESTION')
    for (const change of [`actif = false`, `profil = 'TENEUR_ASS_HOTLINE_ADMIN'`]) {
      const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
      await teneur.api.emprunterCompte({ params: { id: cible.utilisateurId } })
      await registre().db.query(`update utilisateur set ${change} where id = $1`, [
        teneur.utilisateurId,
      ])
      await expect(teneur.api.lireCompte({})).rejects.toMatchObject(perdu)
    }
  })
})
