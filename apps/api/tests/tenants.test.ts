import { type Profil } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { codeDe, contenuNeuf, type Personne, surLeFil } from '@registre/testing/register'
import { mondeDe, remplir, type Sources } from './support/monde.ts'
import { useRegistre } from './support/register.ts'
import { type LigneTenants as Ligne, LIGNES_TENANTS } from './support/table-tenants.ts'
import {
  OPERATIONS,
  LOCATAIRES,
  peutAppeler,
  ecrit,
  dUnLocataire,
  identifiantsDe,
  attenduPour,
  placesDe,
} from './support/appels-des-locataires.ts'

// Two tenants: every id that the contract lets a declarant or a notary write is swapped for a
// stranger's. Generated from the contract; what each call is comes from tenants.attendus.tsv, whose
// header says how to add a row.

const LIGNES: readonly Ligne[] = LIGNES_TENANTS

describe('the table of calls', () => {
  it('speaks of operations that exist, once each id is given', () => {
    const fautes: string[] = []
    for (const { operation, autrui, pourquoi } of LIGNES) {
      if (!OPERATIONS.has(operation)) fautes.push(`${operation}: not in the contract`)
      if (autrui.includes('ouvert') && pourquoi === '')
        fautes.push(`${operation}: open to all, and no reason given`)
    }
    for (const [nom, op] of OPERATIONS) {
      if (!dUnLocataire(op)) continue
      const lignes = LIGNES.filter((l) => l.operation === nom)
      const lieux = identifiantsDe(op)
      if (lignes.length === 0 && (lieux.length > 0 || ecrit(op)))
        fautes.push(`${nom}: add a row (${lieux.join(', ') || 'it changes a state'})`)
      const places = new Set(lignes.flatMap((l) => [...placesDe(l.appel)]))
      for (const lieu of lignes.length > 0 ? lieux : [])
        if (!places.has(lieu)) fautes.push(`${nom}: no row gives ${lieu}`)
    }
    expect(fautes, 'tenants.attendus.tsv: its header says how to add a row').toEqual([])
  })

  it('blocks in another’s place what the operations themselves say', () => {
    const fautes = LIGNES.filter(
      ({ operation, emprunt }) =>
        (OPERATIONS.get(operation)?.interditEnEmprunt === true) !== (emprunt !== '.'),
    )
    expect(fautes.map((l) => `${l.operation}: ${l.emprunt}`)).toEqual([])
    expect(
      [...new Set(LIGNES.map((l) => l.emprunt))].filter(
        (e) => !['.', 'mot-de-passe', 'email', 'mandat', 'dissolution', 'compte'].includes(e),
      ),
    ).toEqual([])
  })
})

/** Tables that a refused call may touch: what is told of the call itself. */
const HORS_ETAT = ['journal', 'session', 'limite_debit', '_prisma_migrations']

describe('two tenants', () => {
  const registre = useRegistre()
  const demander = (personne: Personne, nom: string, appel: unknown): Promise<unknown> =>
    (personne.api[nom as keyof Personne['api']] as (args: unknown) => Promise<unknown>)(appel)
  const appeler = (personne: Personne, nom: string, appel: unknown): Promise<string> =>
    codeDe(demander(personne, nom, appel))
  /** Mails and telephones of an owner and its people, but what the caller wrote, in what it was answered. */
  const fuites = async (b: Personne, reponse: unknown, appel: unknown): Promise<string[]> => {
    const secrets = await registre().db.query<{ v: string }>(
      `select distinct v from utilisateur u join teledeclarant t on t.id = u.teledeclarant_id,
         lateral (values (u.email), (u.telephone), (t.rep_email), (t.rep_telephone)) as x(v)
       where t.id = $1 and length(v) > 8`,
      [b.teledeclarantId],
    )
    const [lu, dit] = [JSON.stringify(reponse) ?? '', JSON.stringify(appel)]
    return secrets.flatMap(({ v }) => (lu.includes(v) && !dit.includes(v) ? [`reads ${v}`] : []))
  }
  const etat = async (): Promise<string> => {
    const tables = await registre().db.query<{ t: string }>(
      `select relname as t from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1) order by 1`,
      [HORS_ETAT],
    )
    // Where each row is and which transaction wrote it: any writing changes that, and nothing of
    // the rows themselves is read.
    const sommes = tables.map(
      ({ t }) =>
        `(select '${t}:' || count(*) || ':' || coalesce(sum(hashtextextended(x.ctid::text || x.xmin::text, 0)::numeric), 0) from "${t}" x)`,
    )
    const [row] = await registre().db.query<{ e: string }>(
      `select concat_ws(' ', ${sommes.join(', ')}) as e`,
    )
    return row?.e ?? ''
  }
  const deux = async (
    profil: Profil,
    parJeton = false,
  ): Promise<{ a: Personne; b: Personne; monde: Sources }> => {
    const [a, b] = [await registre().personne(profil), await registre().personne(profil)]
    const appelant = async (p: Personne): Promise<Personne> =>
      parJeton ? registre().parJeton(p) : p
    return { a: await appelant(a), b: await appelant(b), monde: mondeDe(registre(), b) }
  }

  it('the state that is compared tells any writing, even one that changes no value', async () => {
    const { db } = registre()
    const { teledeclarantId } = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const etats = [await etat(), await etat()]
    expect(etats[1]).toBe(etats[0])
    await db.query('update teledeclarant set raison_sociale = raison_sociale where id = $1', [
      teledeclarantId,
    ])
    etats.push(await etat())
    await db.query(`insert into cle_idempotence (cle, empreinte) values ('x', 'x')`)
    etats.push(await etat())
    await db.query(`delete from cle_idempotence where cle = 'x'`)
    etats.push(await etat())
    expect(new Set(etats.slice(1, 4)).size).toBe(3)
  })

  it('a mail of an owner is seen in an answer, unless the caller wrote it', async () => {
    const { a, b } = await deux('TELE_PRO_ADMIN_PRINC')
    const compte = await b.api.lireCompte()
    expect(await fuites(b, compte, {})).toEqual([`reads ${b.login}`])
    expect(await fuites(b, compte, { login: b.login })).toEqual([])
    expect(await fuites(a, compte, {})).toEqual([])
  })

  const cas = LIGNES.filter((l) => l.autrui !== '.')
  // By their sessions, then by the tokens of their programs.
  const appels = ['session', 'jeton'].flatMap((genre) =>
    cas
      .filter((l) => genre === 'session' || OPERATIONS.get(l.operation)?.sansJeton !== true)
      .map((l) => [genre, l.operation, JSON.stringify(l.appel).slice(0, 60), l] as const),
  )
  it.each(appels)('%s: %s %s', async (genre, nom, _resume, ligne) => {
    const op = OPERATIONS.get(nom)
    if (!op) throw new Error(`${nom} is not in the contract`)
    const concernes = LOCATAIRES.filter((p) => peutAppeler(op, p) && attenduPour(ligne, p) !== '.')
    const paires = await Promise.all(
      concernes.map(async (profil) => {
        const { a, b, monde } = await deux(profil, genre === 'jeton')
        return { profil, a, b, appel: await remplir(ligne.appel, monde) }
      }),
    )
    // All strangers between two states of the whole database, then all owners: nobody's refusal may
    // have changed anything.
    const avant = await etat()
    const lues: unknown[] = []
    const obtenus = await Promise.all(
      paires.map(({ a, appel }, i) =>
        codeDe(demander(a, nom, appel).then((reponse) => (lues[i] = reponse))),
      ),
    )
    const fautes = paires.flatMap(({ profil }, i) => {
      const [obtenu = '', voulu] = [obtenus[i], attenduPour(ligne, profil)]
      return (
        voulu === 'ouvert'
          ? obtenu === 'requete-invalide' || obtenu === 'erreur-interne'
          : obtenu !== voulu
      )
        ? [`${profil}: ${obtenu}`]
        : []
    })
    if ((await etat()) !== avant) fautes.push('something changed')
    for (const [i, { b, appel }] of paires.entries())
      fautes.push(...(await fuites(b, lues[i], appel)))
    const siens = await Promise.all(paires.map(({ b, appel }) => appeler(b, nom, appel)))
    expect(fautes).toEqual([])
    // The same call by its owner reaches the object: the refusal above is that of the ids, not of a
    // badly made call.
    const atteints = siens.filter(
      (code) =>
        ![
          ...ligne.autrui.split('/'),
          'requete-invalide',
          'erreur-interne',
          'service-indisponible',
        ].includes(code),
    )
    expect(atteints.length, `by their owner: ${siens.join(', ')}`).toBeGreaterThan(0)
  })

  it('a stranger’s proof cannot be sent with one’s own draft', async () => {
    const { a, monde } = await deux('TELE_PRO_ADMIN_PRINC')
    const contenu = surLeFil(contenuNeuf(registre()))
    const idDocument = String(await monde['document']?.())
    const brouillon = await a.api.enregistrerBrouillon({
      params: { x: 'donnees-techniques' },
      body: {
        id: null,
        version: 0,
        typeImmat: 'DEFAULT',
        immatCopropriete: {
          ...contenu,
          infoRattachement: {
            ...contenu.infoRattachement,
            justifMandat: true,
            typeJustifMandat: 'CONTRAT_SYNDIC',
            idDocument,
            nomFichierJustifMandat: 'x.pdf',
          },
        },
      },
    })
    const confirmations = brouillon.controle.aConfirmer.map((e) => e.code)
    await expect(
      a.api.changerEtatBrouillon({
        body: {
          id: brouillon.id ?? 0,
          version: brouillon.version,
          etat: 'A_VALIDER',
          confirmations,
        },
      }),
    ).rejects.toMatchObject({
      problem: { status: 400, champs: [{ champ: 'infoRattachement.idDocument' }] },
    })
    expect(await appeler(a, 'telechargerDocument', { params: { id: idDocument } })).toBe(
      'introuvable',
    )
  })

  const IMPERSONNES = ['TELE_PRO_ADMIN_PRINC', 'NOTAIRE_ADMIN'] as const
  it.each(IMPERSONNES)(
    'in the place of %s: blocked as the table says, both identities in each row of the journal',
    async (profil) => {
      const r = registre()
      const fautes: string[] = []
      for (const ligne of LIGNES) {
        const op = OPERATIONS.get(ligne.operation)
        if (!op || !peutAppeler(op, profil)) continue
        const [titulaire, teneur] = [
          await r.personne(profil),
          await r.personne('TENEUR_ADMIN_PRINC'),
        ]
        const appel = await remplir(ligne.appel, mondeDe(r, titulaire))
        await teneur.api.emprunterCompte({ params: { id: titulaire.utilisateurId } })
        const avant = ligne.emprunt === '.' ? '' : await etat()
        const code = await appeler(teneur, ligne.operation, appel)
        if ((code === 'action-interdite-en-emprunt') !== (ligne.emprunt !== '.'))
          fautes.push(`${ligne.operation}: ${code}`)
        if (ligne.emprunt !== '.' && (await etat()) !== avant)
          fautes.push(`${ligne.operation}: something changed`)
        const seuls = await r.db.query<{ type: string }>(
          `select type from journal where acteur_id = $1 and original_id is distinct from $2 and type not in ('deposer-document')
         union select type from journal where acteur_id = $1 and type = 'deposer-document' and original_id is distinct from $2 and id > (select min(id) from journal where type = 'emprunter-compte' and original_id = $2)`,
          [titulaire.utilisateurId, teneur.utilisateurId],
        )
        fautes.push(
          ...seuls.map(
            ({ type }) => `${ligne.operation}: the journal row ${type} misses the keeper`,
          ),
        )
      }
      expect(fautes).toEqual([])
    },
    60_000,
  )
})
