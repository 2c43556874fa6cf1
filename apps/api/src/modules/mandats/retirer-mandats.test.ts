import { addDays } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { type Personne } from '@registre/testing/register'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'
import { code, copropriete, dossier, periodes, regle } from './vie-mandat-de-test.ts'

describe('removal of mandates', () => {
  const registre = useRegistre()
  const deux = (r: Registre, syndic: Personne, suivant: Personne) => {
    const jour = r.clock.today()
    return copropriete(r, syndic, 'IMMATRICULEE_RATTACHEE', [
      { etat: 'EN_COURS', debut: addDays(jour, -300), fin: addDays(jour, 20) },
      {
        etat: 'A_VENIR',
        debut: addDays(jour, 21),
        fin: addDays(jour, 380),
        syndic: suivant.teledeclarantId,
      },
    ])
  }

  it('one of several, with a reason: what remains decides the state', async () => {
    const r = registre()
    const [syndic, suivant, teneur, hotline] = [
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TENEUR_ADMIN_SCOND'),
      await r.personne('TENEUR_ASS_HOTLINE_ADMIN'),
    ]
    const c = await deux(r, syndic, suivant)
    const [courant = 0, avenir = 0] = c.mandats
    expect(
      (await teneur.api.listerMandatsSupprimables({ params: { id: c.id } }))
        .map((m) => m.id)
        .sort(),
    ).toEqual([courant, avenir])
    const corps = {
      params: { id: c.id },
      body: { idMandat: courant, raison: 'Mandat enregistré par erreur' },
    }
    await expect(hotline.api.supprimerMandatRattachement(corps)).rejects.toMatchObject(
      code('acces-non-autorise'),
    )
    await expect(syndic.api.supprimerMandatRattachement(corps)).rejects.toMatchObject(
      code('acces-non-autorise'),
    )
    await expect(
      teneur.api.supprimerMandatRattachement({
        ...corps,
        body: { idMandat: courant, raison: ' ' },
      }),
    ).rejects.toMatchObject(code('requete-invalide'))
    await expect(teneur.api.supprimerMandat({ params: { id: courant } })).rejects.toMatchObject(
      regle('requis'),
    )
    const essais = await Promise.allSettled([
      teneur.api.supprimerMandatRattachement(corps),
      teneur.api.supprimerMandat({ params: { id: avenir }, query: { raison: 'x' } }),
    ])
    // Of two at once, one is removed: the other is then the only one.
    expect(essais.filter((e) => e.status === 'fulfilled')).toHaveLength(1)
    const etats = (await periodes(r, c.id)).map((p) => p.etat)
    expect(await dossier(r, c.id)).toMatchObject(
      etats[0] === 'RETIRE'
        ? { etat: 'FUTUR', teledeclarant_id: suivant.teledeclarantId }
        : { etat: 'IMMATRICULEE_RATTACHEE', teledeclarant_id: syndic.teledeclarantId },
    )
    expect(await teneur.api.listerMandatsSupprimables({ params: { id: c.id } })).toEqual([])
    const idMandat = etats[0] === 'RETIRE' ? avenir : courant
    await expect(
      teneur.api.supprimerMandatRattachement({ ...corps, body: { ...corps.body, idMandat } }),
    ).rejects.toMatchObject(code('transition-interdite'))
  })

  it('the attachment: every mandate, unless a request waits', async () => {
    const r = registre()
    const [syndic, suivant, teneur] = [
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TENEUR_ADMIN_PRINC'),
    ]
    const c = await deux(r, syndic, suivant)
    const corps = {
      params: { id: c.id },
      body: { raison: 'Copropriété gérée par un autre syndic' },
    }
    await r.db.query(
      `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, 'DEMANDE', '2030-01-01', '2030-12-31')`,
      [c.id, suivant.teledeclarantId],
    )
    await expect(teneur.api.retirerRattachement(corps)).rejects.toMatchObject({
      problem: {
        code: 'transition-interdite',
        message: expect.stringContaining('attend une décision'),
      },
    })
    await r.db.query(
      `update mandat set etat = 'REFUSE' where copropriete_id = $1 and etat = 'DEMANDE'`,
      [c.id],
    )
    await teneur.api.retirerRattachement(corps)
    expect(await dossier(r, c.id)).toEqual({
      etat: 'IMMATRICULEE_A_RATTACHER',
      teledeclarant_id: null,
      date_fin_mandat: null,
    })
    expect((await periodes(r, c.id)).map((p) => p.etat)).toEqual(['RETIRE', 'RETIRE', 'REFUSE'])
    expect(
      await r.db.query(`select 1 from outbox where payload->>'modele' = 'mandat-retire'`),
    ).toHaveLength(3)
    expect(
      await r.db.query(
        `select motif from journal where copropriete_id = $1 and type = 'retirer-rattachement'`,
        [c.id],
      ),
    ).toEqual([{ motif: corps.body.raison }])
    await expect(teneur.api.retirerRattachement(corps)).rejects.toMatchObject(
      code('transition-interdite'),
    )
  })

  it('of one declarant alone: the other one stays, and its search finds what is left to withdraw', async () => {
    const r = registre()
    const [syndic, suivant, teneur] = [
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TENEUR_ADMIN_PRINC'),
    ]
    const c = await deux(r, syndic, suivant)
    const idTeledeclarant = syndic.teledeclarantId ?? 0
    const siennes = async () =>
      (
        await teneur.api.rechercherCoproprietes({ body: { mandatDe: idTeledeclarant } })
      ).ligneRechercheCoproprieteDTOList.map((l) => l.id)
    expect(await siennes()).toEqual([c.id])
    const corps = { params: { id: c.id }, body: { raison: 'Cabinet fermé', idTeledeclarant } }
    await teneur.api.retirerRattachement(corps)
    expect((await periodes(r, c.id)).map((p) => p.etat)).toEqual(['RETIRE', 'A_VENIR'])
    expect(await siennes()).toEqual([])
    await expect(teneur.api.retirerRattachement(corps)).rejects.toMatchObject(code('introuvable'))
  })
})
