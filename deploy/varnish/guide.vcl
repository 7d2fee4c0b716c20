vcl 4.1;

# Varnish 7 with the module xkey (package varnish-modules) in front of the guide with CDN=varnish.
# docs/operations/cdn.md explains it.

import std;
import xkey;

backend guide {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = {
        .url = "/api/health/ready";
        .interval = 2s;
        .timeout = 2s;
        .window = 3;
        .threshold = 2;
    }
}

# The servers of the guide, which purge.
acl purgers {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ purgers) {
            return (synth(403, "Only the guide may purge."));
        }
        if (!req.http.xkey-purge) {
            return (synth(400, "The header xkey-purge is missing."));
        }
        return (synth(200, "Purged " + xkey.purge(req.http.xkey-purge)));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Staff see drafts, and their back office is never stored.
    if (req.http.Authorization || req.http.Cookie ~ "payload-token" || req.url ~ "^/(admin|cms|internal)(/|$)") {
        return (pass);
    }
    # While the guide responds, an expired page is served for at most ten seconds.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 10s;
    }
    # What the guide lets others store is made without cookies.
    return (hash);
}

sub vcl_backend_response {
    if (beresp.http.Surrogate-Key) {
        set beresp.http.xkey = beresp.http.Surrogate-Key;
    }
    if (beresp.http.CDN-Cache-Control ~ "max-age=[0-9]+") {
        set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\1s"), 1s);
        # For an outage of the guide.
        set beresp.grace = 24h;
    }
}

sub vcl_deliver {
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.CDN-Cache-Control;
    if (obj.hits > 0) {
        set resp.http.Cache-Status = "varnish; hit";
    } else {
        set resp.http.Cache-Status = "varnish; fwd=miss";
    }
}
