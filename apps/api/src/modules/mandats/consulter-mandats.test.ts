import { addDays, formatFrDate } from '@registre/domain'
import { rattachementDemande } from '@registre/testing/register'
import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { code, copropriete } from './vie-mandat-de-test.ts'

describe('reads of mandates', () => {
  const registre = useRegistre()

  it('give what the session may see, narrowed by the authority of the path', async () => {
    const r = registre()
    const jour = r.clock.today()
    const [syndic, autre] = [
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TELE_PRO_GESTION'),
    ]
    const c = await copropriete(r, syndic, 'IMMATRICULEE_RATTACHEE', [
      { etat: 'ARCHIVE', debut: addDays(jour, -700), fin: addDays(jour, -301) },
      { etat: 'EN_COURS', debut: addDays(jour, -300), fin: addDays(jour, 20) },
    ])
    const [archive = 0, courant = 0] = c.mandats
    const id = { params: { id: c.id } }
    expect(await syndic.api.lireMandatCourant(id)).toMatchObject({
      response: { id: courant, actions: [] },
    })
    expect(await syndic.api.listerMandatsEnCoursAvenir(id)).toMatchObject([{ id: courant }])
    expect(await syndic.api.listerMandatsSupprimables(id)).toEqual([])
    expect(await syndic.api.lireEtatCopropriete({ params: { x: c.id } })).toEqual({
      response: 'IMMATRICULEE_RATTACHEE',
      libelle: expect.any(String),
    })
    expect(await syndic.api.successeurDeclare({ params: { x: c.id } })).toEqual({ response: false })
    expect(await syndic.api.lireMandatPrecedentArchive({ params: { x: courant } })).toMatchObject({
      response: { id: archive },
    })
    expect(await syndic.api.lireMandatPrecedentArchive({ params: { x: archive } })).toEqual({
      response: null,
    })
    const detail = (authority: string, idMandat?: number) =>
      syndic.api.lireMandatCopropriete({
        params: { id: c.id, authority: authority as 'VISUALISER_COPRO' },
        ...(idMandat ? { query: { idMandat } } : {}),
      })
    expect(await detail('RENOUVELER_MANDAT')).toMatchObject({
      infoCopro: { nom: 'Résidence du Parc' },
      finBloquee: false,
      previousStartDateMandat: formatFrDate(addDays(jour, -700)),
    })
    expect(await detail('RENOUVELER_MANDAT', archive)).toMatchObject({
      infoMandatRattachement: { id: archive },
      previousStartDateMandat: '',
    })
    const infos = (profileOrAuthority: string) =>
      syndic.api.lireInfosCopropriete({ params: { id: c.id, profileOrAuthority } })
    for (const admis of ['TELE_PRO_GESTION', 'RENOUVELER_MANDAT'])
      expect(await infos(admis)).toEqual(await detail('RENOUVELER_MANDAT'))
    for (const restreint of [
      'TENEUR_ADMIN_PRINC',
      'teneurAdminPrincipal',
      'VALIDER_RATTACHEMENT_DECLARATION',
    ])
      await expect(infos(restreint)).rejects.toMatchObject(code('introuvable'))
    await expect(infos('tout')).rejects.toMatchObject({ problem: { status: 400 } })
    await expect(detail('VALIDER_RATTACHEMENT_DECLARATION')).rejects.toMatchObject(
      code('introuvable'),
    )
    await expect(detail('TOUT')).rejects.toMatchObject({ problem: { status: 400 } })
    await expect(detail('RENOUVELER_MANDAT', 99_999)).rejects.toMatchObject(code('introuvable'))
    for (const appel of [
      () => autre.api.lireMandatCourant(id),
      () => autre.api.listerMandatsEnCoursAvenir(id),
      () => autre.api.lireRenouvellement(id),
      () => autre.api.lireEtatCopropriete({ params: { x: c.id } }),
      () => autre.api.successeurDeclare({ params: { x: c.id } }),
      () => autre.api.lireMandatPrecedentArchive({ params: { x: courant } }),
      () =>
        autre.api.lireMandatCopropriete({ params: { id: c.id, authority: 'VISUALISER_COPRO' } }),
    ])
      await expect(appel()).rejects.toMatchObject(code('introuvable'))
  })

  it('who asks to be attached reads its own request, and nothing of who is in place', async () => {
    const r = registre()
    const { syndic, mandatId, coproprieteId } = await rattachementDemande(r)
    const detail = (qui: typeof syndic, authority: 'RATTACHER_COPROPRIETE' | 'VISUALISER_COPRO') =>
      qui.api.lireMandatCopropriete({
        params: { id: coproprieteId, authority },
        query: { idMandat: mandatId },
      })
    expect(await detail(syndic, 'RATTACHER_COPROPRIETE')).toMatchObject({
      infoCopro: { id: coproprieteId },
      infoMandatRattachement: { id: mandatId },
      isSuccessorDeclared: false,
      previousArchivedMandat: null,
    })
    await expect(detail(syndic, 'VISUALISER_COPRO')).rejects.toMatchObject(code('introuvable'))
    const autre = await r.personne('TELE_PRO_ADMIN_PRINC')
    await expect(detail(autre, 'RATTACHER_COPROPRIETE')).rejects.toMatchObject(code('introuvable'))
    expect(
      await autre.api.lireMandatCopropriete({
        params: { id: coproprieteId, authority: 'RATTACHER_COPROPRIETE' },
      }),
    ).toMatchObject({ infoCopro: { id: coproprieteId }, infoMandatRattachement: null })
  })
})
