import { join } from 'node:path'
import { derniere, git, refDe } from '../../boot/versions/publiees.ts'
import { type Arbre, arbreDe, present, presentAvec } from './arbre.ts'

/** What a migration that only adds does to the tables that are read and written most. */
const AJOUT = `ALTER TABLE copropriete ADD COLUMN essai_niveau int;
ALTER TABLE declaration ADD COLUMN essai_niveau jsonb NOT NULL DEFAULT '{}';
ALTER TABLE mandat ADD COLUMN essai_niveau text;
ALTER TABLE utilisateur ADD COLUMN essai_niveau text NOT NULL DEFAULT '';
ALTER TABLE session ADD COLUMN essai_niveau timestamptz;
ALTER TABLE outbox ADD COLUMN essai_niveau int NOT NULL DEFAULT 0;
ALTER TYPE statut_outbox ADD VALUE 'ESSAI_NIVEAU';
CREATE TABLE essai_niveau (id serial PRIMARY KEY, copropriete_id int NOT NULL REFERENCES copropriete (id));
CREATE INDEX essai_niveau_idx ON copropriete (essai_niveau);
`
const MIGRATION = { nom: '20990101000000_essai_niveau', sql: AJOUT }
/** Since when a process stays ready on a later schema. */
const MECANISME = 'packages/db/src/schema-state.ts'

/** The two versions of the drill; or why there are none, in a sentence. */
export const choisirVersions = async (
  dossier: string,
  { depuis, incompatible }: { depuis?: string | undefined; incompatible: boolean },
  dire: (ligne: string) => void,
): Promise<{ avant: Arbre; apres: Arbre } | string> => {
  const publiee = derniere()
  const ref = depuis ?? refDe(publiee)
  const sait = ref !== null && git('cat-file', '-e', `${ref}:${MECANISME}`) !== null
  if (depuis !== undefined && git('rev-parse', '--verify', '--quiet', depuis) === null)
    return `« ${depuis} » n’est pas dans ce clone.`
  if (ref !== null && !incompatible && (depuis !== undefined || sait)) {
    const nom = depuis ?? publiee.version
    if (!sait)
      dire(
        `${nom} précède ce mécanisme : ses processus se retirent dès que les migrations ont passé, et ne reviennent pas.`,
      )
    return { avant: await arbreDe(ref, nom, join(dossier, 'avant')), apres: present('présent') }
  }
  dire(
    incompatible
      ? 'Le code présent, puis le même avec une migration marquée incompatible : l’exercice doit échouer.'
      : `${publiee.version}, la dernière version publiée, ${ref === null ? 'n’est pas dans ce clone' : 'ne sait pas rester prête sur un schéma plus récent'} : l’exercice joue le code présent, puis le même avec une migration de plus.`,
  )
  const sql = incompatible ? `-- Exige 99.0.0 : l’exercice le demande\n${AJOUT}` : AJOUT
  return {
    avant: present('N−1'),
    apres: await presentAvec({ ...MIGRATION, sql }, 'N', join(dossier, 'apres')),
  }
}
