import { describe, expect, it } from 'vitest'
import { pdf } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { deposer } from './publications-de-test.ts'

describe('publications', () => {
  const registre = useRegistre()

  it('a draft is nobody’s; published, anybody downloads it; withdrawn, nobody does', async () => {
    const admin = await registre().personne('TENEUR_ADMIN_SCOND')
    const { api } = registre().visiteur()
    const depot = await deposer(admin, { titre: 'Été & Hiver : « nouveautés »' })
    expect(depot).toMatchObject({
      etat: 'BROUILLON',
      nomFichier: 'ete-hiver-nouveautes.pdf',
      actions: ['modifier-publication', 'publier'],
    })
    const lire = () => api.telechargerNewsletter({ query: { fileName: depot.nomFichier } })
    await expect(lire()).rejects.toMatchObject({ problem: { status: 404 } })
    const publiee = await admin.api.publierPublication({
      params: { id: depot.id },
      body: { version: depot.version },
    })
    expect(publiee.actions).toEqual([
      'modifier-publication',
      'retirer-publication',
      'envoyer-newsletter',
    ])
    expect((await api.listerNewsletters()).map((n) => n.fileName)).toContain(depot.nomFichier)
    const { blob, fileName } = await lire()
    expect(fileName).toBe('ete-hiver-nouveautes.pdf')
    expect(await blob.slice(0, 5).text()).toBe('%PDF-')
    await expect(
      admin.api.retirerPublication({ params: { id: depot.id }, body: { version: 1 } }),
    ).rejects.toMatchObject({
      problem: { code: 'version-perimee' },
    })
    await admin.api.retirerPublication({
      params: { id: depot.id },
      body: { version: publiee.version },
    })
    await expect(lire()).rejects.toMatchObject({ problem: { status: 404 } })
    expect((await api.listerNewsletters()).map((n) => n.fileName)).not.toContain(depot.nomFichier)
  })

  it('a publication is corrected in place: its link stays once published, a new file stands for the former, two hands make one change', async () => {
    const admin = await registre().personne('TENEUR_ADMIN_PRINC')
    const { api } = registre().visiteur()
    const depot = await deposer(admin, {
      genre: 'FICHE_MEMO',
      categorie: 'PRO',
      titre: 'Relire ses donnees',
    })
    const params = { id: depot.id }
    const saisie = {
      version: 1,
      categorie: 'PRO',
      titre: 'Relire ses données chaque mois',
      resume: 'Au sommaire',
    } as const
    // Not published yet: the name of the download follows the title; there is no day to change.
    const brouillon = await admin.api.modifierPublication({
      params,
      body: { ...saisie, publieeLe: '01/02/2026' },
    })
    expect(brouillon).toMatchObject({
      version: 2,
      etat: 'BROUILLON',
      nomFichier: 'relire-ses-donnees-chaque-mois.pdf',
      publieeLe: null,
    })
    const publiee = await admin.api.publierPublication({ params, body: { version: 2 } })
    const corrigee = await admin.api.modifierPublication({
      params,
      body: {
        ...saisie,
        version: publiee.version,
        titre: 'Chaque année',
        categorie: 'BENEVOLE',
        publieeLe: '01/02/2024',
        file: await pdf(),
      },
    })
    expect(corrigee).toMatchObject({
      etat: 'PUBLIEE',
      titre: 'Chaque année',
      nomFichier: 'relire-ses-donnees-chaque-mois.pdf',
      categorie: 'BENEVOLE',
    })
    expect(corrigee.documentId).not.toBe(depot.documentId)
    const [fiche] = await api.listerFichesMemo({ query: { categorie: 'BENEVOLE' } })
    expect(fiche).toMatchObject({
      titre: 'Chaque année',
      fileName: 'relire-ses-donnees-chaque-mois.pdf',
      publieeLe: '2024-02-01T11:00:00.000Z',
    })
    const lu = await api.telechargerFicheMemo({
      query: { fileName: 'relire-ses-donnees-chaque-mois.pdf' },
    })
    expect(lu.blob.size).toBe(corrigee.taille)

    // Nothing changed: nothing is written. What is stale, wrong or unknown is refused.
    const pareille = {
      ...saisie,
      version: corrigee.version,
      titre: 'Chaque année',
      categorie: 'BENEVOLE',
    } as const
    expect((await admin.api.modifierPublication({ params, body: pareille })).version).toBe(
      corrigee.version,
    )
    const refus = (
      body: Partial<Parameters<typeof admin.api.modifierPublication>[0]['body']>,
      a = params,
    ) =>
      admin.api.modifierPublication({ params: a, body: { ...pareille, ...body } }).then(
        () => null,
        (error) => [
          error.problem.code,
          ...(error.problem.champs ?? []).map((c: { champ: string }) => c.champ),
        ],
      )
    expect(await refus({ version: 1, titre: 'Autre' })).toEqual(['version-perimee'])
    expect(await refus({ titre: '' })).toEqual(['requete-invalide', 'titre'])
    expect(await refus({ categorie: '', publieeLe: '31/12/2999' })).toEqual([
      'regles-non-respectees',
      'categorie',
      'publieeLe',
    ])
    expect(await refus({ publieeLe: 'hier' })).toEqual(['regles-non-respectees', 'publieeLe'])
    expect(await refus({ file: new File(['x'], 'x.pdf') })).toEqual(['invalide-type-fichier'])
    expect(await refus({}, { id: crypto.randomUUID() })).toEqual(['introuvable'])

    const deux = await Promise.allSettled(
      ['Un', 'Deux'].map((titre) =>
        admin.api.modifierPublication({ params, body: { ...pareille, titre } }),
      ),
    )
    expect(deux.filter((d) => d.status === 'fulfilled')).toHaveLength(1)
    const journal = await registre().db.query<{ champs: string[] }>(
      `select donnees->'champs' as champs from journal where type = 'modifier-publication' and donnees->>'publicationId' = $1 order by id`,
      [depot.id],
    )
    expect(journal.map((j) => j.champs)).toEqual([
      ['titre'],
      ['titre', 'categorie', 'publieeLe', 'fichier'],
      ['titre'],
    ])
    // Its category is another test's too.
    await admin.api.retirerPublication({ params, body: { version: corrigee.version + 1 } })
  })

  it('a name is looked up in the list: no path, no other kind, no other publication', async () => {
    const admin = await registre().personne('TENEUR_ADMIN_PRINC')
    const { api } = registre().visiteur()
    const fiche = await deposer(admin, {
      genre: 'FICHE_MEMO',
      categorie: 'NOTAIRE',
      titre: 'Immatriculer à la vente',
    })
    await admin.api.publierPublication({ params: { id: fiche.id }, body: { version: 1 } })
    const [document] = await registre().db.query<{ cle: string }>(
      `select cle from document where id = $1`,
      [fiche.documentId],
    )
    for (const fileName of [
      '../../../etc/passwd',
      '..%2f..%2fetc%2fpasswd',
      '/etc/passwd',
      document?.cle ?? 'x',
      `../fichiers/${document?.cle}`,
      fiche.documentId,
      `${fiche.nomFichier}\u0000.pdf`.replace('\u0000', '%00'),
      'immatriculer-a-la-vente.pdf/',
      '%',
      `' or 1=1 --`,
    ])
      for (const appel of [api.telechargerNewsletter, api.telechargerFicheMemo])
        await expect(appel({ query: { fileName } })).rejects.toMatchObject({
          problem: { status: 404 },
        })
    await expect(
      api.telechargerNewsletter({ query: { fileName: fiche.nomFichier } }),
    ).rejects.toMatchObject({ problem: { status: 404 } })
    expect(
      (await api.telechargerFicheMemo({ query: { fileName: fiche.nomFichier } })).fileName,
    ).toBe('immatriculer-a-la-vente.pdf')
  })

  it('memo sheets are listed by category; the same title twice has two names', async () => {
    const admin = await registre().personne('TENEUR_ADMIN_PRINC')
    const noms = []
    for (const categorie of ['PRO', 'BENEVOLE'] as const) {
      const depot = await deposer(admin, { genre: 'FICHE_MEMO', categorie, titre: 'Mettre à jour' })
      noms.push(depot.nomFichier)
      await admin.api.publierPublication({ params: { id: depot.id }, body: { version: 1 } })
    }
    expect(noms).toEqual(['mettre-a-jour.pdf', 'mettre-a-jour-2.pdf'])
    const { api } = registre().visiteur()
    expect(
      (await api.listerFichesMemo({ query: { categorie: 'BENEVOLE' } })).map((f) => f.fileName),
    ).toEqual(['mettre-a-jour-2.pdf'])
    await expect(deposer(admin, { titre: '', resume: '' })).rejects.toMatchObject({
      problem: { code: 'requete-invalide', champs: [{ champ: 'titre' }, { champ: 'resume' }] },
    })
    await expect(deposer(admin, { genre: 'FICHE_MEMO' })).rejects.toMatchObject({
      problem: { code: 'regles-non-respectees', champs: [{ champ: 'categorie' }] },
    })
    await expect(deposer(admin, { file: new File(['x'], 'x.pdf') })).rejects.toMatchObject({
      problem: { code: 'invalide-type-fichier' },
    })
    await expect(
      (await registre().personne('TENEUR_ASS_HOTLINE_ADMIN')).api.listerPublications(),
    ).rejects.toMatchObject({ problem: { status: 403 } })
  })
})
