import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { startChild, type Child } from './child'
import { HOSTS, pathIn, PORTS, PROCESSES, type Place } from './place'

export function makeCertificate(place: Place): void {
  mkdirSync(pathIn(place, 'tls'), { recursive: true })
  const script = `
    openssl req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.pem -days 30 -subj '/CN=Rehearsal' -addext 'basicConstraints=critical,CA:TRUE'
    openssl req -newkey rsa:2048 -nodes -keyout site.key -out site.csr -subj '/CN=${HOSTS.donor}'
    printf 'subjectAltName=DNS:${HOSTS.donor},DNS:${HOSTS.console}' >names
    openssl x509 -req -in site.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 29 -extfile names -out site.pem
    openssl x509 -req -in site.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days -1 -extfile names -out expired.pem`
  execFileSync('sh', ['-euc', script], { cwd: pathIn(place, 'tls'), stdio: ['ignore', 'ignore', 'pipe'] })
}

export const authority = (place: Place) => readFileSync(pathIn(place, 'tls/ca.pem'), 'utf8')

/** By which Chromium accepts the certificate, without the authority. */
export function fingerprint(place: Place): string {
  const { publicKey } = new X509Certificate(readFileSync(pathIn(place, 'tls/site.pem')))
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
}

function configuration(place: Place, { emptied = null, certificate = 'site' }: Turn): string {
  const servers = PROCESSES.map(
    (index) =>
      `server 127.0.0.1:${PORTS.service + index} max_fails=1 fail_timeout=1s${index === emptied ? ' down' : ''};`,
  )
  return `daemon off; pid ${pathIn(place, 'nginx.pid')}; error_log stderr warn;
events {}
http {
  access_log off;
  client_body_temp_path ${pathIn(place, 'nginx-body')}; proxy_temp_path ${pathIn(place, 'nginx-proxy')};
  fastcgi_temp_path ${pathIn(place, 'nginx-fastcgi')}; uwsgi_temp_path ${pathIn(place, 'nginx-uwsgi')}; scgi_temp_path ${pathIn(place, 'nginx-scgi')};
  upstream service { ${servers.join(' ')} }
  server {
    listen 127.0.0.1:443 ssl;
    http2 on;
    server_name ${HOSTS.donor} ${HOSTS.console};
    ssl_certificate ${pathIn(place, 'tls', `${certificate}.pem`)}; ssl_certificate_key ${pathIn(place, 'tls/site.key')};
    client_max_body_size 20m;
    location / {
      proxy_pass http://service; proxy_http_version 1.1; proxy_set_header Connection '';
      proxy_set_header Host $host; proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header X-Forwarded-Proto https;
      proxy_connect_timeout 2s; proxy_next_upstream error timeout;
    }
  }
}
`
}

type Turn = { emptied?: number | null; certificate?: 'site' | 'expired' }

export function startFront(place: Place): Child & { turn(turn: Turn): Promise<void> } {
  const path = pathIn(place, 'nginx.conf')
  // Debian 12's nginx knows HTTP/2 only by the word after the port.
  const version = execFileSync('sh', ['-c', 'nginx -v 2>&1']).toString()
  const isOld = /nginx\/1\.(?:[01]?\d|2[0-4])\./.test(version)
  const write = (turn: Turn) => {
    const text = configuration(place, turn)
    writeFileSync(path, isOld ? text.replace('ssl;\n    http2 on;', 'ssl http2;') : text)
  }
  write({})
  const child = startChild({ command: 'nginx', args: ['-c', path] })
  return {
    ...child,
    async turn(turn) {
      write(turn)
      process.kill(child.pid, 'SIGHUP')
      // Its old workers end their connections by themselves.
      await new Promise((resolve) => setTimeout(resolve, 500))
    },
  }
}
