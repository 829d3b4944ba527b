import { API_KEYS_MAX } from '#/features/accounts/limits.ts'
import { API_KEYS_CARD, settingsPath } from '#/features/accounts/settings/links.ts'
import { OPEN_DATA_PATH } from '#/features/open-data/links.ts'
import { webhookGuide } from '#/features/webhooks/guide.ts'
import type { Env } from '#/platform/server/env.server.ts'

type Site = Pick<Env, 'PUBLIC_URL' | 'SEARCHES_PER_ADDRESS' | 'CALLS_PER_KEY'>

const formatCount = (count: number) => count.toLocaleString('pt-BR')

/** What stands before the calls in the documentation, in Markdown. */
export const apiGuide = (site: Site): string => `
A API pública da Praça. O que qualquer pessoa lê no site, qualquer programa lê aqui, sem cadastro.

## Quanto se pode ler

Sem chave, cada endereço da internet faz até ${formatCount(site.SEARCHES_PER_ADDRESS)} buscas por minuto.
Com uma chave gratuita, são até ${formatCount(site.CALLS_PER_KEY)} chamadas por minuto, de qualquer lugar.
Quem passa do limite recebe a resposta 429, que diz no cabeçalho \`Retry-After\` quantos segundos esperar.
Ela diz também qual é o limite (\`RateLimit-Limit\`), quantas chamadas restam (\`RateLimit-Remaining\`) e em quantos segundos ele recomeça (\`RateLimit-Reset\`).

## Chaves

Crie a sua em [Perfil, Conta, Chaves da API](${site.PUBLIC_URL}${settingsPath(API_KEYS_CARD)}). Cada pessoa tem até ${API_KEYS_MAX}.
A chave aparece uma única vez: nós só guardamos um resumo dela. Envie a chave em um destes cabeçalhos:

\`\`\`
X-API-Key: praca_…
Authorization: Bearer praca_…
\`\`\`

A chave não abre a sua conta: ela só lê dados públicos. Uma chave errada ou revogada recebe a resposta 401.

## Exemplos

Com curl:

\`\`\`
curl -H "X-API-Key: $PRACA_CHAVE" \\
  "${site.PUBLIC_URL}/v1/software/searchPaginados?query=folha+de+pagamento&limit=5"
\`\`\`

Com JavaScript (Node.js):

\`\`\`
const resposta = await fetch('${site.PUBLIC_URL}/v1/software/searchPaginados?query=crm', {
  headers: { 'X-API-Key': process.env.PRACA_CHAVE },
})
if (!resposta.ok) throw new Error((await resposta.json()).error)
const { data, total } = await resposta.json()
console.log(total, data.map(({ name, rating }) => [name, rating]))
\`\`\`

Com Python:

\`\`\`
import json, os, urllib.request

pedido = urllib.request.Request(
    "${site.PUBLIC_URL}/v1/software/searchPaginados?query=crm",
    headers={"X-API-Key": os.environ["PRACA_CHAVE"]},
)
with urllib.request.urlopen(pedido) as resposta:
    for software in json.load(resposta)["data"]:
        print(software["name"], software["rating"])
\`\`\`

## Assistentes

Assistentes de IA leem a Praça em \`${site.PUBLIC_URL}/mcp\`, pelo Model Context Protocol (HTTP, só leitura). O limite é o mesmo, e a chave também vale ali.
${webhookGuide(site.PUBLIC_URL)}
## Conferir um selo

O endereço \`${site.PUBLIC_URL}/selos/{id}\` diz o que vale agora. Um programa confere também a imagem: o SVG de um selo vigente traz em \`metadata\` um JWT (EdDSA, Ed25519), assinado com a chave de \`${site.PUBLIC_URL}/v1/selos/chaves\`. Ele diz o selo (\`selo\`), de quem é (\`sub\`, \`nome\`), o que o selo mostra (\`diz\`) e até quando a assinatura vale (\`exp\`). Com Node.js e a biblioteca jose:

\`\`\`
const svg = await (await fetch('${site.PUBLIC_URL}/selo/estrelas/{id}.svg')).text()
const [, token] = /<metadata>(.+)<\\/metadata>/.exec(svg) ?? []
const chaves = createRemoteJWKSet(new URL('${site.PUBLIC_URL}/v1/selos/chaves'))
const { payload } = await jwtVerify(token, chaves, { issuer: '${site.PUBLIC_URL}' })
\`\`\`

## Tudo de uma vez

Quem quer o catálogo inteiro baixa os [dados abertos](${site.PUBLIC_URL}${OPEN_DATA_PATH}), gerados toda noite.
`
