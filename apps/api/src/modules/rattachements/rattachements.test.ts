import { addDays, afficherNumero } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { codeDe, pdf, type Personne } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import {
  type Copro,
  copropriete,
  courriels,
  demander,
  etatDe,
  examiner,
  geree,
  infos,
  mandats,
  personnes,
  probleme,
  unAn,
} from './rattachements-de-test.ts'

describe('attachment to a co-ownership without a syndic', () => {
  const registre = useRegistre()

  it('with its proof, number typed with dashes: one request, one mail, seen by the keeper, validated once', async () => {
    const r = registre()
    const [auteur, syndic, teneur] = await personnes(r)
    const c = await copropriete(r, 'IMMATRICULEE_A_RATTACHER', auteur.teledeclarantId)
    const jour = r.clock.today()
    const body = {
      numero: afficherNumero(c.numero).toLowerCase(),
      infoRattachement: infos(jour),
      confirmations: [],
      message: '[À lire] merci',
      file: await pdf(),
    }
    const d = await syndic.api.rattacher({ body }, { idempotencyKey: 'a' })
    expect(await syndic.api.rattacher({ body }, { idempotencyKey: 'a' })).toEqual(d)
    expect(d.etatCopropriete).toBe('IMMATRICULEE_RATTACHEMENT_A_CONFIRMER')
    expect(await probleme(syndic.api.rattacher({ body }))).toMatchObject({
      code: 'deja-existant',
      infos: { controle: 'alreadyAttached' },
    })
    const vue = await teneur.api.lireInfosValidation({ params: { n: d.idDemande } })
    expect(vue.mandat).toMatchObject({ typeJustif: 'CONTRAT_SYNDIC', nomDocument: 'contrat.pdf' })
    expect(vue.demande.echanges.map((e) => e.texte)).toEqual(['[À lire] merci'])
    expect(
      (await teneur.api.telechargerDocument({ params: { id: vue.mandat?.documentId ?? '' } }))
        .fileName,
    ).toBe('contrat.pdf')
    const { version, id } = await examiner(teneur, d)
    const codes = await Promise.all(
      [1, 2, 3].map(() => codeDe(teneur.api.validerDemande({ params: { id }, body: { version } }))),
    )
    expect(codes.toSorted()).toEqual(['deja-decide', 'deja-decide', 'ok'])
    expect(await etatDe(r, c)).toBe('IMMATRICULEE_RATTACHEE')
    expect(await mandats(r, c)).toEqual([{ etat: 'EN_COURS', date_fin: unAn(jour) }])
    expect(await courriels(r, c)).toEqual(['rattachement-demande', 'rattachement-valide'])
    const journal = await r.db.query<{ type: string }>(
      `select type from journal where copropriete_id = $1 and type like '%rattachement%' order by id`,
      [c.id],
    )
    expect(journal.map((j) => j.type)).toEqual(['demander-rattachement', 'valider-rattachement'])
  })

  it('refuses each broken rule beside its field, and leaves no file behind', async () => {
    const r = registre()
    const [auteur, syndic] = await personnes(r)
    const c = await copropriete(r, 'IMMATRICULEE_A_RATTACHER', auteur.teledeclarantId)
    const jour = r.clock.today()
    const champs = async (infoRattachement: ReturnType<typeof infos>, file: File) =>
      (
        await probleme(syndic.api.rattacher({ body: { numero: c.numero, infoRattachement, file } }))
      ).champs?.map((x) => `${x.champ} ${x.code}`)
    const document = await pdf()
    expect(await champs(infos(addDays(jour, 1)), document)).toEqual([
      'infoRattachement.dateDebutMandat MAN-DEBUT',
    ])
    expect(await champs(infos(addDays(jour, -364), jour), document)).toContain(
      'infoRattachement.dateFinMandat MAN-FIN',
    )
    expect(await champs(infos(jour, addDays(jour, 1100)), document)).toContain(
      'infoRattachement.dateFinMandat MAN-DUREE',
    )
    expect(await champs({ ...infos(jour), adminProvisoire: true }, document)).toEqual([
      'infoRattachement.typeJustifMandat MAN-JUSTIF-TYPE',
    ])
    expect(await codeDe(demander(syndic, c, jour, addDays(jour, 700)))).toBe('confirmation-requise')
    const image = new File([new TextEncoder().encode('une image')], 'photo.pdf')
    expect(
      await codeDe(
        syndic.api.rattacher({
          body: { numero: c.numero, infoRattachement: infos(jour), file: image },
        }),
      ),
    ).toBe('invalide-type-fichier')
    expect(
      await r.db.query(`select 1 from document where teledeclarant_id = $1`, [
        syndic.teledeclarantId,
      ]),
    ).toEqual([])
    expect(await etatDe(r, c)).toBe('IMMATRICULEE_A_RATTACHER')
  })

  it('each check of the chain stops the request with its sentence', async () => {
    const r = registre()
    const [auteur, syndic] = await personnes(r)
    const jour = r.clock.today()
    const controle = async (p: Personne, c: Copro) => {
      const { message, infos: i } = await probleme(demander(p, c, jour))
      return [i?.['controle'], message.length > 40]
    }
    expect(await controle(syndic, { id: 0, numero: 'ZZ9999999' })).toEqual([
      'immatNotExistant',
      true,
    ])
    expect(await controle(auteur, await geree(r, auteur, addDays(jour, 90)))).toEqual([
      'alreadyAttached',
      true,
    ])
    expect(
      await controle(syndic, await copropriete(r, 'DISSOUTE', auteur.teledeclarantId)),
    ).toEqual(['immatStatusIncorrect', true])
    const demandee = await geree(r, auteur, addDays(jour, 30))
    const tiers = await r.personne('TELE_NONPRO_GESTION')
    await demander(tiers, demandee, addDays(jour, 31))
    // What another one asks for holds nobody back.
    expect(await syndic.api.coproprieteEtatOk({ params: { immat: demandee.numero } })).toEqual({
      response: true,
    })
    expect(
      await tiers.api.coproprieteRattachementOk({ params: { immat: demandee.numero } }),
    ).toEqual({ response: false })
    expect(await auteur.api.verifierMandatMemeSiren({ params: { x: demandee.numero } })).toEqual({
      response: true,
    })
    expect(await syndic.api.verifierMandatMemeSiren({ params: { x: demandee.numero } })).toEqual({
      response: false,
    })
  })

  it('the same syndic twice at once: one request, one mail; two syndics: both; withdrawn, the place is free again', async () => {
    const r = registre()
    const [auteur, un_, teneur] = await personnes(r)
    const deux = await r.personne('TELE_PRO_ADMIN_SECOND')
    const jour = r.clock.today()
    for (const etat of ['IMMATRICULEE_A_RATTACHER', 'IMMATRICULEE_RATTACHEE']) {
      const c =
        etat === 'IMMATRICULEE_RATTACHEE'
          ? await geree(r, auteur, addDays(jour, 10))
          : await copropriete(r, etat, auteur.teledeclarantId)
      const debut = etat === 'IMMATRICULEE_RATTACHEE' ? addDays(jour, 11) : jour
      const essais = await Promise.all(
        [un_, deux, un_, deux].map((p) => demander(p, c, debut).catch(() => null)),
      )
      expect(essais.filter((e) => e !== null)).toHaveLength(2)
      expect((await courriels(r, c)).filter((m) => m === 'rattachement-demande')).toHaveLength(2)
      const [sienne, autre] = [essais[0] ?? essais[2], essais[1] ?? essais[3]]
      if (!sienne || !autre) throw new Error('one request each')
      const retirer = (p: Personne, { idDemande }: { idDemande: number }) =>
        codeDe(p.api.retirerRattachementDemande({ params: { id: idDemande } }))
      expect(await retirer(deux, sienne)).toBe('introuvable')
      await teneur.api.ouvrirDemande({ params: { id: sienne.idMandat } })
      expect(await retirer(un_, sienne)).toBe('transition-interdite')
      await teneur.api.quitterValidation({ params: { idMandat: sienne.idMandat } })
      expect(await Promise.all([retirer(un_, sienne), retirer(un_, sienne)])).toContain('ok')
      expect(await retirer(un_, sienne)).toBe('deja-decide')
      // The other one still waits, and then gives back what was there.
      expect(await etatDe(r, c)).toBe(
        etat === 'IMMATRICULEE_RATTACHEE' ? etat : 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER',
      )
      expect(await retirer(deux, autre)).toBe('ok')
      expect(await etatDe(r, c)).toBe(etat)
      expect((await courriels(r, c)).filter((m) => m === 'rattachement-retire')).toHaveLength(2)
      expect(await codeDe(demander(await r.personne('TELE_PRO_GESTION'), c, debut))).toBe('ok')
    }
  }, 60_000)
})
