import { addDays, formatFrDate } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { annuaireAbsent, avecAnnuaire, type Personne, pdf } from '@registre/testing/register'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'
import { cleDeGraine } from '../../platform/cle-courriel.ts'

const copropriete = async (r: Registre, syndic: Personne) => {
  const jour = r.clock.today()
  const [c] = await r.db.query<{ id: number; numero: string }>(
    `insert into copropriete (etat, numero_immatriculation, nom, auteur_teledeclarant_id, teledeclarant_id)
     values ('IMMATRICULEE_RATTACHEE', prochain_numero_immatriculation(), 'Les Tilleuls', $1, $1) returning id, numero_immatriculation as numero`,
    [syndic.teledeclarantId],
  )
  const id = c?.id ?? 0
  await r.db.query(
    `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, 'EN_COURS', $3, $4)`,
    [id, syndic.teledeclarantId, addDays(jour, -300), addDays(jour, 20)],
  )
  return { id, numero: c?.numero ?? '' }
}
const saisie = (id: number, email = `successeur${id}@exemple.test`) => ({
  idCopropriete: id,
  type: 'PRO' as const,
  siret: '55210055400013',
  raisonSociale: 'Cabinet du Port',
  nom: 'Le Goff',
  prenom: 'Erwan',
  email,
  datePriseFonction: '01/02/2027',
})
const courriels = (r: Registre, modele: string, id: number) =>
  r.db.query<{ a: string; graine: string | null }>(
    `select payload->>'a' as a, payload->'donnees'->>'graine' as graine from outbox where payload->>'modele' = $1 and (payload->'donnees'->>'coproprieteId')::int = $2 order by id`,
    [modele, id],
  )
const code = (attendu: string) => ({ problem: { code: attendu } })
const champ = (nom: string) => ({
  problem: { champs: expect.arrayContaining([expect.objectContaining({ champ: nom })]) },
})
const coordonnees = {
  nom: 'Le Goff',
  prenom: 'Erwan',
  voie: '3 quai du Port',
  codePostal: '56000',
  commune: 'Vannes',
  motDePasse: 'Tilleul-Brume-4271!',
}

describe('successors', () => {
  const registre = useRegistre()
  const enFonction = async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const { id } = await copropriete(r, syndic)
    return { r, syndic, id, corps: { ...saisie(id), type: 'NON_PRO' as const } }
  }
  const cle = async (r: Registre, id: number): Promise<string> =>
    cleDeGraine(
      r.deps.settings.SECRET,
      (await courriels(r, 'successeur-invite', id)).at(-1)?.graine ?? '',
    )

  it('unknown: invited by a key, it completes its account once, and awaits its posted code', async () => {
    const { r, syndic, id } = await enFonction()
    expect(
      await syndic.api.verifierDeclSuccPossible({ body: { idCopropriete: id } }),
    ).toMatchObject({ response: true, message: '', declare: null })
    const d = await avecAnnuaire(r.deps, annuaireAbsent, () =>
      syndic.api.declarerSuccesseur({ body: saisie(id) }),
    )
    expect(d).toMatchObject({
      connu: false,
      siret: '55210055400013',
      nom: 'Le Goff',
      datePriseFonction: '01/02/2027',
    })
    expect(await syndic.api.successeurDeclare({ params: { x: id } })).toEqual({ response: true })
    expect(
      await r.db.query(`select statut, origine from teledeclarant where siret = '55210055400013'`),
    ).toEqual([{ statut: 'ATT_CREA_COMPTE', origine: 'SUCCESSEUR' }])
    await expect(
      avecAnnuaire(r.deps, annuaireAbsent, () =>
        syndic.api.declarerSuccesseur({ body: saisie(id) }),
      ),
    ).rejects.toMatchObject(code('deja-existant'))
    const key = await cle(r, id)
    const visiteur = r.visiteur()
    expect(await visiteur.api.lireSuccesseurParCle({ params: { key } })).toMatchObject({
      nomCopropriete: 'Les Tilleuls',
      email: d.email,
      nom: 'Le Goff',
    })
    await expect(visiteur.api.lireSuccesseurParCle({ params: { key: 'x' } })).rejects.toMatchObject(
      code('introuvable'),
    )
    await expect(
      visiteur.api.creerCompteSuccesseur({
        params: { key },
        body: { ...coordonnees, commune: '' },
      }),
    ).rejects.toMatchObject(champ('commune'))
    await expect(
      visiteur.api.creerCompteSuccesseur({
        params: { key },
        body: { ...coordonnees, motDePasse: 'court' },
      }),
    ).rejects.toMatchObject(code('regles-non-respectees'))
    const deux = await Promise.allSettled(
      [0, 1].map(() =>
        r.visiteur().api.creerCompteSuccesseur({ params: { key }, body: coordonnees }),
      ),
    )
    expect(deux.map((x) => x.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(
      await r.db.query(`select statut, adresse from teledeclarant where siret = '55210055400013'`),
    ).toEqual([{ statut: 'ATT_ACTIVATION', adresse: ['3 quai du Port', '56000 Vannes'] }])
    expect(
      await r.db.query(
        `select 1 from courrier c join teledeclarant t on t.id = c.teledeclarant_id where t.siret = '55210055400013'`,
      ),
    ).toHaveLength(1)
    await expect(visiteur.api.lireSuccesseurParCle({ params: { key } })).rejects.toMatchObject(
      code('introuvable'),
    )
  })

  it('known by its SIRET: told at its own address, which the leaving syndic does not read', async () => {
    const r = registre()
    const [syndic, suivant] = [
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TELE_PRO_ADMIN_PRINC'),
    ]
    await r.db.query(
      `update teledeclarant set siret = '99950112500010', rep_email = 'accueil@suivant.test' where id = $1`,
      [suivant.teledeclarantId],
    )
    const { id } = await copropriete(r, syndic)
    const d = await syndic.api.declarerSuccesseur(
      { body: { idCopropriete: id, type: 'PRO', siret: '999 501 125 00010' } },
      { idempotencyKey: 's1' },
    )
    expect(d).toMatchObject({ connu: true, email: '', nom: '' })
    expect(await courriels(r, 'successeur-connu', id)).toEqual([
      { a: 'accueil@suivant.test', graine: null },
    ])
    expect(await r.db.query(`select etat from copropriete where id = $1`, [id])).toEqual([
      { etat: 'IMMATRICULEE_RATTACHEE' },
    ])
    // Its attachment is validated by a keeper: the declaration has come true.
    const teneur = await r.personne('TENEUR_ADMIN_PRINC')
    const jour = r.clock.today()
    const { idDemande, idMandat } = await suivant.api.rattacher({
      body: {
        file: await pdf(),
        numero:
          (
            await r.db.query<{ n: string }>(
              `select numero_immatriculation as n from copropriete where id = $1`,
              [id],
            )
          )[0]?.n ?? '',
        infoRattachement: {
          adminProvisoire: false,
          dateDebutMandat: formatFrDate(addDays(jour, 21)),
          dateFinMandat: formatFrDate(addDays(jour, 385)),
          typeJustifMandat: 'CONTRAT_SYNDIC',
        },
        confirmations: ['MAN-DOUZE-MOIS'],
      },
    })
    // What somebody asks for holds nobody back.
    expect(
      await syndic.api.verifierDeclSuccPossible({ body: { idCopropriete: id } }),
    ).toMatchObject({ response: true })
    const { version } = await teneur.api.ouvrirDemande({ params: { id: idMandat } })
    await teneur.api.validerDemande({ params: { id: idDemande }, body: { version } })
    expect(await r.db.query(`select etat from successeur where copropriete_id = $1`, [id])).toEqual(
      [{ etat: 'RATTACHE' }],
    )
    expect(await courriels(r, 'rattachement-valide', id)).toHaveLength(1)
    expect(await courriels(r, 'rattachement-fin-mandat', id)).toHaveLength(1)
  })

  it('a volunteer is known by its address', async () => {
    const r = registre()
    const [syndic, benevole] = [
      await r.personne('TELE_NONPRO_GESTION'),
      await r.personne('TELE_NONPRO_ADMIN_PRINC'),
    ]
    const { id } = await copropriete(r, syndic)
    const corps = {
      idCopropriete: id,
      type: 'NON_PRO' as const,
      nom: 'Martin',
      prenom: 'Alix',
      email: benevole.login,
    }
    await expect(
      syndic.api.declarerSuccesseur({ body: { ...corps, nom: '', email: 'x' } }),
    ).rejects.toMatchObject(champ('email'))
    await expect(
      syndic.api.declarerSuccesseur({ body: { ...corps, email: syndic.login } }),
    ).rejects.toMatchObject(champ('email'))
    expect(await syndic.api.declarerSuccesseur({ body: corps })).toMatchObject({ type: 'NON_PRO' })
    expect(await courriels(r, 'successeur-connu', id)).toHaveLength(1)
    expect(await courriels(r, 'successeur-invite', id)).toHaveLength(0)
  })

  it('is changed once: the former key opens nothing', async () => {
    const { r, syndic, id, corps } = await enFonction()
    const d = await syndic.api.declarerSuccesseur({ body: corps })
    const premiere = await cle(r, id)
    const e = await syndic.api.modifierSuccesseur({
      body: { ...corps, version: d.version, datePriseFonction: '01/03/2027' },
    })
    expect(e).toMatchObject({ id: d.id, version: d.version + 1, datePriseFonction: '01/03/2027' })
    await expect(
      syndic.api.modifierSuccesseur({ body: { ...corps, version: d.version } }),
    ).rejects.toMatchObject(code('version-perimee'))
    await expect(
      r.visiteur().api.lireSuccesseurParCle({ params: { key: premiere } }),
    ).rejects.toMatchObject(code('introuvable'))
    expect(await courriels(r, 'successeur-invite', id)).toHaveLength(2)
    // A second change is a keeper's to look at.
    await expect(
      syndic.api.modifierSuccesseur({ body: { ...corps, version: e.version } }),
    ).rejects.toMatchObject(code('trop-de-requetes'))
  })

  it('is another one: the former is told, and its unopened account goes', async () => {
    const { r, syndic, id, corps } = await enFonction()
    const e = await syndic.api.declarerSuccesseur({ body: corps })
    const seconde = await cle(r, id)
    const autre = await syndic.api.modifierSuccesseur({
      body: { ...corps, email: 'un-autre@exemple.test', version: e.version },
    })
    expect(autre.email).toBe('un-autre@exemple.test')
    await expect(
      r.visiteur().api.lireSuccesseurParCle({ params: { key: seconde } }),
    ).rejects.toMatchObject(code('introuvable'))
    expect(
      await r.db.query(
        `select payload->>'a' as a from outbox where payload->>'modele' = 'successeur-annule'`,
      ),
    ).toEqual([{ a: corps.email }])
    expect(
      await r.db.query(`select statut from teledeclarant where rep_email = $1`, [corps.email]),
    ).toEqual([{ statut: 'SUPPRIME' }])
    r.clock.advance({ days: 61 })
    await expect(
      r.visiteur().api.lireSuccesseurParCle({ params: { key: await cle(r, id) } }),
    ).rejects.toMatchObject(code('introuvable'))
  })

  it('is another firm, declared by the syndic in office alone, once', async () => {
    const r = registre()
    const [syndic, autre] = [
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TELE_PRO_GESTION'),
    ]
    const { id } = await copropriete(r, syndic)
    await r.db.query(`update teledeclarant set siret = '73282932000074' where id = $1`, [
      syndic.teledeclarantId,
    ])
    await expect(
      syndic.api.declarerSuccesseur({ body: { ...saisie(id), siret: '73282932000074' } }),
    ).rejects.toMatchObject(champ('siret'))
    await expect(
      syndic.api.declarerSuccesseur({ body: { ...saisie(id), siret: '12345678901234' } }),
    ).rejects.toMatchObject(champ('siret'))
    await expect(
      autre.api.verifierDeclSuccPossible({ body: { idCopropriete: id } }),
    ).rejects.toMatchObject(code('introuvable'))
    await expect(autre.api.declarerSuccesseur({ body: saisie(id) })).rejects.toMatchObject(
      code('introuvable'),
    )
    const essais = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        syndic.api.declarerSuccesseur({ body: { ...saisie(id), type: 'NON_PRO' } }),
      ),
    )
    expect(essais.filter((x) => x.status === 'fulfilled')).toHaveLength(1)
    expect(await courriels(r, 'successeur-invite', id)).toHaveLength(1)
    await r.db.query(`update copropriete set teledeclarant_id = $2 where id = $1`, [
      id,
      autre.teledeclarantId,
    ])
    expect(
      await syndic.api.verifierDeclSuccPossible({ body: { idCopropriete: id } }),
    ).toMatchObject({
      response: false,
      message: expect.stringContaining('Seul le représentant légal'),
    })
  })
})
