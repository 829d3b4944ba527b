# A cache of one's own before the site, told what changed as Fastly is: CDN=fastly, CDN_ID any word, CDN_TOKEN the word
# below, CDN_API_URL this Varnish. Choose another word: with this one Praça does not start. Tried with Varnish 7.1
# (npm run test:cluster). TRUSTED_PROXIES names its address too, or all visitors are one.
vcl 4.1;

import std;

backend praca {
  .host = "127.0.0.1";
  .port = "8080";
  .probe = { .url = "/ready"; .interval = 1s; .timeout = 2s; .window = 2; .threshold = 1; .initial = 1; }
}

sub vcl_recv {
  if (req.method == "POST" && req.url ~ "^/service/[^/]+/purge") {
    if (req.http.fastly-key != "change-this-word") {
      return (synth(403));
    }
    if (req.url ~ "/purge_all$") {
      ban("obj.status != 0");
      return (synth(200));
    }
    # Names are words of letters, digits, ':' and '-'.
    if (req.http.surrogate-key !~ "^[A-Za-z0-9:_-]+( [A-Za-z0-9:_-]+)*$") {
      return (synth(400));
    }
    ban("obj.http.surrogate-key ~ (^|\s)(" + regsuball(req.http.surrogate-key, " ", "|") + ")(\s|$)");
    return (synth(200));
  }
  # Pages are the same for everybody; who is logged in says so to the API alone, which is asked each time.
  if (req.url !~ "^/v1/" && (req.method == "GET" || req.method == "HEAD")) {
    unset req.http.cookie;
    if (std.healthy(req.backend_hint)) {
      set req.grace = 30s;
    }
    return (hash);
  }
  return (pass);
}

sub vcl_backend_response {
  # An error is no page: while there is an older one, that is shown.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  if (beresp.http.surrogate-control ~ "max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.surrogate-control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    # While the site is away; else for a moment only, see above.
    set beresp.grace = 1h;
  }
}

sub vcl_deliver {
  unset resp.http.surrogate-control;
  unset resp.http.surrogate-key;
  if (obj.hits > 0) {
    set resp.http.x-cache = "hit";
  } else {
    set resp.http.x-cache = "miss";
  }
}
