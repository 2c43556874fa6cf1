import { useRouter } from '@tanstack/react-router'
import { Code } from '../Code.tsx'

/** What needs no program: a collection of calls, and the public reads for an assistant. */
export const Outils = () => {
  const { origin } = useRouter()
  return (
    <>
      <p>
        Pour essayer sans programmer, <a href="/api/bruno.json">la collection pour Bruno</a> tient
        les appels qu’un programme peut faire, chacun avec son exemple. Dans Bruno : « Import
        collection », « Bruno collection », puis choisissez l’environnement « Ce registre » et
        donnez-lui votre jeton. Elle est faite de cette version du registre : téléchargez-la de
        nouveau quand il change.
      </p>
      <p>
        Pour qu’un assistant lise ce que tout le monde peut lire (recherche, fiches, chiffres,
        attestations, règles), les sources du registre ont un serveur MCP, <code>packages/mcp</code>
        . Il n’écrit rien et ne demande aucun jeton. Après <code>npm start</code> dans le dossier
        des sources, donnez ceci à l’assistant, avec Node 26 ou plus récent :
      </p>
      <Code
        titre="Serveur MCP, entrée et sortie standard"
        texte={JSON.stringify(
          {
            mcpServers: {
              registre: {
                command: 'node',
                args: ['/chemin/des/sources/packages/mcp/src/demarrer.mjs'],
                env: { REGISTRE_URL: origin },
              },
            },
          },
          null,
          2,
        )}
      />
    </>
  )
}
